import { haversineKm } from "../../../app/domain/geo";
import { AuthoredNodes } from "./authored-nodes";
import type { Constant } from "./constants";
import type { RoadLinkRow } from "./inputs";
import type { Link, Network, Node } from "./nodes-and-links";

/** Step 3: nodes and links of our own trunk roads and ferries, long legs cut into shorter ones. */
export function buildAuthoredLinks(
  rows: readonly RoadLinkRow[],
  motorwayNodes: readonly Node[],
  constant: Constant,
): Network {
  const nodes: Node[] = [];
  const links: Link[] = [];
  const addNode = (node: Node) => void nodes.push(node);
  const authored = new AuthoredNodes(rows, motorwayNodes, constant, addNode);
  const cuts = new LegCuts(constant("maxLegKm"), addNode);
  for (const row of rows) {
    // Left to right: a point is joined to the nodes that were made before it, and a cut is made when its leg is.
    let previous: Node | null = null;
    for (const point of row.points) {
      const node = authored.at(point);
      if (previous && previous !== node) links.push(...linksOfLeg(row, previous, node, cuts));
      previous = node;
    }
  }
  return { nodes, links };
}

function linksOfLeg(row: RoadLinkRow, from: Node, to: Node, cuts: LegCuts): Link[] {
  const { roadClass, ferryMinutes, mustBook } = row;
  if (roadClass === "F") return [{ ends: [from, to], roadClass, ferry: { minutes: ferryMinutes, mustBook } }];
  const stops = roadClass === "M" ? [from, to] : [from, ...cuts.between(from, to), to];
  return stops.slice(1).map((end, i): Link => ({ ends: [stops[i] as Node, end], roadClass }));
}

/** The nodes that cut long legs, made once for a pair of nodes whichever way it is driven. */
class LegCuts {
  private readonly made = new Map<Node, Map<Node, readonly Node[]>>();

  constructor(
    private readonly maxLegKm: number,
    private readonly onNew: (node: Node) => void,
  ) {}

  between(from: Node, to: Node): readonly Node[] {
    const known = this.made.get(from)?.get(to);
    if (known) return known;
    const cuts = this.cut(from, to);
    this.remember(from, to, cuts);
    this.remember(to, from, [...cuts].reverse());
    return cuts;
  }

  private cut(from: Node, to: Node): Node[] {
    const parts = Math.ceil(haversineKm(from, to) / this.maxLegKm);
    const cuts = Array.from({ length: Math.max(0, parts - 1) }, (_, i): Node => {
      const share = (i + 1) / parts;
      return {
        latitude: from.latitude + share * (to.latitude - from.latitude),
        longitude: from.longitude + share * (to.longitude - from.longitude),
      };
    });
    cuts.forEach(this.onNew);
    return cuts;
  }

  private remember(from: Node, to: Node, cuts: readonly Node[]): void {
    const ofFrom = this.made.get(from) ?? new Map<Node, readonly Node[]>();
    ofFrom.set(to, cuts);
    this.made.set(from, ofFrom);
  }
}
