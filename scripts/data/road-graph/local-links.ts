import { haversineKm, type Point } from "#app/domain/geo/geo";
import { createBarriers, isBarrierBetween } from "#app/domain/roads/barriers";
import { ROAD_CONSTANTS as c } from "#app/domain/roads/constants";
import { localSpeedKmh } from "#app/domain/roads/access";
import type { Barrier } from "./crossings";
import type { Network, RoadEdge, RoadNode } from "./source-graph";

/**
 * The nodes of graph.txt.gz from this number on are stand-ins. They are in Greater London, Hampshire and North
 * Yorkshire, for which the map had no roads, and come from our former graph and the major roads of the Department for
 * Transport.
 */
const FIRST_STAND_IN_NODE = 33_757;
const LONGEST_LINK_KM = 3.5;
/** Streets count as missing if a way takes more than this many times as long as the straight way, plus five minutes. */
const LONG_WAY_FACTOR = 2;

/**
 * Returns links for local streets that our map lacks. They join neighbours that the rest of the graph joins only by a
 * long way. A link has the speed and length of the straight way between places (`straightWay` of drive-times.ts).
 */
export function localLinks({ nodes, edges }: Network, barriers: readonly Barrier[]): RoadEdge[] {
  const water = createBarriers(barriers.map(({ points }) => points));
  const adjacent = adjacencyOf(nodes.length, edges);
  const links: RoadEdge[] = [];
  for (let from = FIRST_STAND_IN_NODE; from < nodes.length; from++) {
    const candidates = neighboursOf(nodes, from).filter(
      ({ to }) => !isBarrierBetween(water, nodes[from] as Point, nodes[to] as Point),
    );
    if (candidates.length === 0) continue;
    const longest = Math.max(...candidates.map((candidate) => tooLong(candidate.minutes)));
    const minutesTo = minutesFrom(from, adjacent, longest);
    for (const { to, kilometres, minutes } of candidates)
      if ((minutesTo.get(to) ?? Infinity) > tooLong(minutes))
        links.push({ from, to, minutes, kilometres: c.wL * kilometres, ferry: 0 });
  }
  return links;
}

const tooLong = (straightMinutes: number) => LONG_WAY_FACTOR * straightMinutes + c.guardExtraMin;

/**
 * Returns the entries near a stand-in node, each with the straight way to it. Each pair of stand-in nodes comes once.
 */
function neighboursOf(nodes: readonly RoadNode[], from: number) {
  const node = nodes[from] as RoadNode;
  if (!node.isEntry) return [];
  return nodes.flatMap((other, to) => {
    if (!other.isEntry || to === from || (to > FIRST_STAND_IN_NODE && to < from)) return [];
    if (Math.abs(other.latitude - node.latitude) * 111 > LONGEST_LINK_KM) return [];
    const kilometres = haversineKm(node, other);
    if (kilometres > LONGEST_LINK_KM) return [];
    const speedKmh = Math.min(
      ...[node, other].map((each) => localSpeedKmh(Math.log(1 + each.junctionsPerSquareKm))),
    );
    return [{ to, kilometres, minutes: (60 * kilometres) / speedKmh }];
  });
}

type Adjacency = readonly (readonly { readonly to: number; readonly minutes: number }[])[];

function adjacencyOf(nodeCount: number, edges: readonly RoadEdge[]): Adjacency {
  const adjacent = Array.from({ length: nodeCount }, () => [] as { to: number; minutes: number }[]);
  for (const { from, to, minutes } of edges) {
    adjacent[from]?.push({ to, minutes });
    adjacent[to]?.push({ to: from, minutes });
  }
  return adjacent;
}

/** Returns the minutes to all nodes within the limit (Dijkstra's search, with a plain list because few nodes wait). */
function minutesFrom(start: number, adjacent: Adjacency, limitMinutes: number): Map<number, number> {
  const settled = new Map<number, number>();
  const waiting = new Map([[start, 0]]);
  while (waiting.size > 0) {
    let node = -1;
    let minutes = Infinity;
    for (const [each, at] of waiting)
      if (at < minutes) {
        node = each;
        minutes = at;
      }
    waiting.delete(node);
    settled.set(node, minutes);
    for (const { to, minutes: drive } of adjacent[node] ?? []) {
      const at = minutes + drive;
      if (at <= limitMinutes && !settled.has(to) && at < (waiting.get(to) ?? Infinity)) waiting.set(to, at);
    }
  }
  return settled;
}
