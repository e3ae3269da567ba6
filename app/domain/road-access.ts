import type { Point } from "./geo";
import type { RoadGraph } from "./road-graph";
import { GUARD_LIMIT_MINUTES, ROAD_CONSTANTS as c } from "./road-graph-constants";
import { localMinutes, localSpeedKmh } from "./road-local-speed";
import { nearestNodes, type NearbyNode } from "./road-nodes-nearby";
import { beginSearch, settleNext, startAt } from "./road-search";

/** How a place is joined to the road graph. Without entries it is out of reach of every road. */
export interface RoadAccess {
  readonly point: Point;
  /** Local speed around the place, km/h; 0 where there are no entries. */
  readonly speedKmh: number;
  /** The nearest node first. */
  readonly entries: readonly RoadEntry[];
}

/** A node of the graph by which a place can be reached, and the way between the two. */
export interface RoadEntry {
  readonly node: number;
  readonly minutes: number;
  readonly kilometres: number;
}

/** Joins a place to nodes near it, leaving out those with an estuary or the like between. */
export function accessOf(graph: RoadGraph, point: Point): RoadAccess {
  const nearby = nearestNodes(graph.nodeFinder, point, c.accessK, c.accessCapKm);
  const [nearest, ...others] = nearby;
  if (!nearest) return { point, speedKmh: 0, entries: [] };
  const speedKmh = localSpeedKmh(graph.logDensities[nearest.node] ?? 0);
  const entryBy = ({ node, kilometres }: NearbyNode): RoadEntry => ({
    node,
    minutes: localMinutes(kilometres, speedKmh),
    kilometres: c.wL * kilometres,
  });
  const reachKm = Math.max(c.accessRatio * nearest.kilometres, nearest.kilometres + c.accessExtraKm);
  const first = entryBy(nearest);
  const candidates = others.filter(({ kilometres }) => kilometres <= reachKm).map(entryBy);
  return { point, speedKmh, entries: [first, ...withoutDetours(graph, first, candidates)] };
}

/** The candidates that are near the first entry by road too, not only as the crow flies. */
function withoutDetours(graph: RoadGraph, first: RoadEntry, candidates: readonly RoadEntry[]): RoadEntry[] {
  const { searchSpace, arcs } = graph;
  const allowance = (candidate: RoadEntry) =>
    Math.min(GUARD_LIMIT_MINUTES, c.guardFactor * (first.minutes + candidate.minutes) + c.guardExtraMin);
  const isNear = (candidate: RoadEntry) =>
    (searchSpace.minutes[candidate.node] ?? Infinity) <= allowance(candidate);

  beginSearch(searchSpace);
  startAt(searchSpace, first.node, 0, 0);
  const limitMinutes = Math.max(0, ...candidates.map(allowance));
  // Any way within the allowance will do, so the search may end before it knows the quickest.
  while (!candidates.every(isNear) && settleNext(searchSpace, arcs, limitMinutes) !== Infinity);
  return candidates.filter(isNear);
}
