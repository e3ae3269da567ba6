import type { RoadArcs } from "./arcs";
import type { RoadGraph } from "./road-graph";
import type { TravelCost } from "./travel-cost";

/**
 * The least cost from the starts to each of `sweptNodes` (made by `nodesAbove`), by node; valid until the next search
 * of the graph. The quickest way climbs the hierarchy and then descends, so one pass upwards from the starts and one
 * downwards over what lies above the destinations find all of them (PHAST, restricted to the nodes that matter;
 * Delling, Goldberg, Nowatzyk, Werneck 2011). Infinity where there is no way.
 */
export function searchFrom(
  { upwardArcs, costs }: RoadGraph,
  starts: readonly { readonly node: number; readonly cost: TravelCost }[],
  sweptNodes: Uint16Array,
): Float64Array {
  costs.fill(Infinity);
  let lowest = costs.length;
  for (const { node, cost } of starts) {
    costs[node] = Math.min(costs[node] as number, cost);
    lowest = Math.min(lowest, node);
  }
  climb(upwardArcs, costs, lowest);
  descend(upwardArcs, costs, sweptNodes);
  return costs;
}

/** The nodes and all that upward arcs lead to from them, the highest first. */
export function nodesAbove({ firsts, targets }: RoadArcs, nodes: Uint16Array): Uint16Array {
  const nodeCount = firsts.length - 1;
  const isAbove = new Uint8Array(nodeCount);
  for (const node of nodes) isAbove[node] = 1;
  let count = 0;
  for (let node = 0; node < nodeCount; node++) {
    if (isAbove[node] === 0) continue;
    count++;
    const end = firsts[node + 1] as number;
    for (let arc = firsts[node] as number; arc < end; arc++) isAbove[targets[arc] as number] = 1;
  }
  const above = new Uint16Array(count);
  for (let node = 0; node < nodeCount; node++) if (isAbove[node] === 1) above[--count] = node;
  return above;
}

/** Upward arcs lead to larger numbers, so every node is final before the pass comes to the nodes above it. */
function climb({ firsts, targets, costs: arcCosts }: RoadArcs, costs: Float64Array, lowest: number): void {
  for (let node = lowest; node < costs.length; node++) {
    const cost = costs[node] as number;
    if (cost === Infinity) continue;
    const end = firsts[node + 1] as number;
    for (let arc = firsts[node] as number; arc < end; arc++) {
      const target = targets[arc] as number;
      const through = cost + (arcCosts[arc] as number);
      if (through < (costs[target] as number)) costs[target] = through;
    }
  }
}

/** Gives each node the least that climbing to it, or coming down from a node above it, costs. */
function descend(
  { firsts, targets, costs: arcCosts }: RoadArcs,
  costs: Float64Array,
  nodes: Uint16Array,
): void {
  for (let i = 0; i < nodes.length; i++) {
    const node = nodes[i] as number;
    const end = firsts[node + 1] as number;
    let least = costs[node] as number;
    for (let arc = firsts[node] as number; arc < end; arc++) {
      const through = (costs[targets[arc] as number] as number) + (arcCosts[arc] as number);
      if (through < least) least = through;
    }
    costs[node] = least;
  }
}
