import { travelCost, type TravelCost } from "#app/domain/roads/travel-cost";
import { busiestNodes } from "./busiest-nodes";
import { contract } from "./contract";
import { inHundredths, type Network, type RoadEdge } from "./source-graph";

/** The contraction hierarchy of a network. Nodes are numbered as in roads.bin. */
export interface Hierarchy {
  /** The index of the network's node for each number. */
  readonly nodes: readonly number[];
  /** For each node's number, the arcs that leave that node, sorted by target. All targets have larger numbers. */
  readonly arcs: readonly (readonly HierarchyArc[])[];
}

export interface HierarchyArc {
  readonly target: number;
  /**
   * The road or ferry of the arc. For a shortcut, the number of the node that the shortcut leads over; this number is
   * smaller than those of both ends.
   */
  readonly by: RoadEdge | number;
}

/**
 * How many of the busiest nodes are at the top of the hierarchy. Few quickest ways pass none of them. A place then has
 * two thirds of the hubs that it has if contraction alone decides; with more nodes there is little more to gain.
 */
const BUSIEST = 300;

/** Builds the hierarchy, which takes longer than all other parts of the build. */
export function hierarchyOf({ nodes, edges }: Network): Hierarchy {
  const costed = edges.map((edge) => ({ from: edge.from, to: edge.to, cost: costOf(edge) }));
  const busiest = busiestNodes(nodes.length, costed, BUSIEST);
  const { order, shortcuts } = contract(nodes.length, costed, busiest);
  const turns = turnsOf(order);
  const upward = order.map(() => new Map<number, { cost: TravelCost; by: RoadEdge | number }>());
  const join = (a: number, b: number, cost: TravelCost, by: RoadEdge | number) => {
    const isUp = (turns[a] as number) < (turns[b] as number);
    const [low, high] = isUp ? [a, b] : [b, a];
    if (cost < (upward[low]?.get(high)?.cost ?? Infinity)) upward[low]?.set(high, { cost, by });
  };
  edges.forEach((edge) => join(edge.from, edge.to, costOf(edge), edge));
  for (const node of order) {
    const costTo = (end: number) => upward[node]?.get(end)?.cost ?? NaN;
    for (const [a, b] of shortcuts[node] ?? []) join(a, b, costTo(a) + costTo(b), node);
  }
  const targets = upward.map((arcs) => [...arcs.keys()]);
  const inFile = nearEachOther(order, targets);
  const numbers = turnsOf(inFile);
  const numberOf = (node: number) => numbers[node] as number;
  const arcsOf = (node: number) =>
    [...(upward[node] ?? [])]
      .map(([end, { by }]) => ({ target: numberOf(end), by: typeof by === "number" ? numberOf(by) : by }))
      .sort((a, b) => a.target - b.target);
  return { nodes: inFile, arcs: inFile.map(arcsOf) };
}

/** Returns each node's index in the list. */
function turnsOf(order: readonly number[]): Uint16Array {
  const turns = new Uint16Array(order.length);
  order.forEach((node, index) => (turns[node] = index));
  return turns;
}

/**
 * Reorders the nodes so that arcs still lead to larger numbers and joined nodes are near each other: each node comes
 * right after the nodes below it. Neighbours then have similar numbers, which makes the file a quarter smaller.
 */
function nearEachOther(order: readonly number[], targets: readonly (readonly number[])[]): number[] {
  const below = order.map(() => [] as number[]);
  for (const node of order) for (const target of targets[node] ?? []) below[target]?.push(node);
  const isListed = new Uint8Array(order.length);
  const listed: number[] = [];
  const listWithBelow = (node: number): void => {
    isListed[node] = 1;
    // Visits the deepest branch first.
    for (const each of (below[node] ?? []).reverse()) if (isListed[each] === 0) listWithBelow(each);
    listed.push(node);
  };
  for (const node of [...order].reverse()) if (isListed[node] === 0) listWithBelow(node);
  return listed;
}

function costOf({ minutes, kilometres, ferry }: RoadEdge): TravelCost {
  return travelCost(inHundredths(minutes) / 100, inHundredths(kilometres) / 100, ferry);
}
