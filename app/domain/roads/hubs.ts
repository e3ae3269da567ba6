import type { RoadArcs } from "./roads-file";
import type { TrafficLoad } from "./traffic-load";
import type { TravelCost } from "./travel-cost";

/** See `hubsOf`: the highest first, and the costs and loads of the ways to them. */
export interface Hubs {
  readonly nodes: Uint16Array;
  readonly costs: Float64Array;
  readonly loads: Float64Array;
}

/** One climb at a time works in it. Between climbs every cost is Infinity and no bit is set. */
type Climb = ReturnType<typeof createClimb>;

export const createClimb = (nodeCount: number) => ({
  /** TravelCost; Infinity if the climb has not reached the node. */
  costs: new Float64Array(nodeCount).fill(Infinity),
  /** TrafficLoad; of the last climb if this one has not reached the node. */
  loads: new Float64Array(nodeCount),
  /** Nodes that the climb still has to visit: bit n & 31 of word n >> 5. */
  waiting: new Int32Array((nodeCount + 31) >> 5),
  /** Those reached, in the order of their numbers. */
  nodes: new Uint16Array(nodeCount),
  /** Those that are hubs, the highest first. */
  hubs: new Uint16Array(nodeCount),
});

/**
 * The nodes of the contraction hierarchy whose quickest way from the place only climbs. The quickest way
 * between two places climbs and then descends, so its cost is the least sum over their common hubs (hub
 * labels; Abraham, Delling, Goldberg, Werneck 2011). A node whose way is not the quickest changes no least
 * sum.
 */
export function hubsOf(
  { upwardArcs, climb }: { readonly upwardArcs: RoadArcs; readonly climb: Climb },
  starts: readonly { readonly node: number; readonly cost: TravelCost; readonly load: TrafficLoad }[],
): Hubs {
  const { costs, loads, waiting, nodes } = climb;
  for (const { node, cost, load } of starts) {
    if (cost >= (costs[node] as number)) continue;
    costs[node] = cost;
    loads[node] = load;
    waiting[node >> 5] = (waiting[node >> 5] as number) | (1 << (node & 31));
  }
  const climbedTo = nodes.subarray(0, goUp(upwardArcs, climb));
  const hubs = withoutShortWays(upwardArcs, climb, climbedTo);
  const found = {
    nodes: hubs,
    costs: new Float64Array(hubs.length),
    loads: new Float64Array(hubs.length),
  };
  for (let i = 0; i < hubs.length; i++) {
    found.costs[i] = costs[hubs[i] as number] as number;
    found.loads[i] = loads[hubs[i] as number] as number;
  }
  for (const node of climbedTo) costs[node] = Infinity;
  return found;
}

/**
 * Lists the nodes by number, and returns how many there are. Does not follow the arcs of a node that a way
 * ending with a descent reaches more quickly (stall-on-demand; Geisberger, Sanders, Schultes, Delling 2008).
 * Arcs to the highest nodes first: most such ways come from there.
 */
function goUp(
  { firsts, targets, costs: arcCosts, loads: arcLoads }: RoadArcs,
  { costs, loads, waiting, nodes }: Climb,
): number {
  let count = 0;
  for (let word = 0; word < waiting.length; word++) {
    // Arcs lead to larger numbers: a node whose bit is set now is visited later, perhaps in this word.
    for (let bits = waiting[word] as number; bits !== 0; bits = waiting[word] as number) {
      const node = (word << 5) + 31 - Math.clz32(bits & -bits);
      waiting[word] = bits & (bits - 1);
      nodes[count++] = node;
      const cost = costs[node] as number;
      const load = loads[node] as number;
      const first = firsts[node] as number;
      for (let arc = (firsts[node + 1] as number) - 1; arc >= first; arc--) {
        const target = targets[arc] as number;
        const arcCost = arcCosts[arc] as number;
        const known = costs[target] as number;
        if (known + arcCost < cost) break;
        if (cost + arcCost >= known) continue;
        costs[target] = cost + arcCost;
        loads[target] = load + (arcLoads[arc] as number);
        if (known === Infinity)
          waiting[target >> 5] = (waiting[target >> 5] as number) | (1 << (target & 31));
      }
    }
  }
  return count;
}

/** Lowers costs where a way ending with a descent is quicker. Returns all others, the highest first. */
function withoutShortWays(
  { firsts, targets, costs: arcCosts }: RoadArcs,
  { costs, hubs }: Climb,
  climbedTo: Uint16Array,
): Uint16Array {
  let count = 0;
  for (let i = climbedTo.length - 1; i >= 0; i--) {
    const node = climbedTo[i] as number;
    const cost = costs[node] as number;
    const first = firsts[node] as number;
    let down = Infinity;
    for (let arc = (firsts[node + 1] as number) - 1; arc >= first && down >= cost; arc--)
      down = (costs[targets[arc] as number] as number) + (arcCosts[arc] as number);
    if (down < cost) costs[node] = down;
    else hubs[count++] = node;
  }
  return hubs.slice(0, count);
}
