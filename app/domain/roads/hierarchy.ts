import { firstArcs, type RoadArcs, type RoadEdges } from "./arcs";
import type { TravelCost } from "./travel-cost";

/**
 * Nodes in the order of the hierarchy: by level, then by number. `ranks[node]` is a node's place in it. Nodes that
 * stand lower were contracted earlier.
 */
export function ranksOf(levels: Uint8Array): Uint16Array {
  const counts = new Uint32Array(257);
  for (const level of levels) counts[level + 1] = (counts[level + 1] as number) + 1;
  for (let level = 0; level < 256; level++)
    counts[level + 1] = (counts[level + 1] as number) + (counts[level] as number);
  return Uint16Array.from(levels, (level) => {
    const rank = counts[level] as number;
    counts[level] = rank + 1;
    return rank;
  });
}

/**
 * The upward arcs of the contraction hierarchy: edges and shortcuts, each from its lower end to its higher one, the
 * arcs of a node in the order of their targets. `edges` must be numbered by rank, so that the smaller node is the
 * lower one. Node by node, `isShortcut` is asked of each pair of the node's upward neighbours, (0, 1), (0, 2) …
 * (1, 2) …, whether a shortcut joins them; `pair` counts these questions. A shortcut costs what the two arcs cost
 * that it stands for.
 */
export function buildHierarchy(
  edges: RoadEdges,
  nodeCount: number,
  isShortcut: (pair: number, a: number, b: number, below: number) => boolean,
): { arcs: RoadArcs; pairCount: number } {
  const up = new UpwardArcs(nodeCount, edges);
  let pairCount = 0;
  for (let node = 0; node < nodeCount; node++) {
    const { length, targets, costs } = up.sorted(node);
    for (let i = 0; i < length; i++)
      for (let j = i + 1; j < length; j++)
        if (isShortcut(pairCount++, targets[i] as number, targets[j] as number, node))
          up.join(targets[i] as number, targets[j] as number, (costs[i] as number) + (costs[j] as number));
  }
  return { arcs: up.arcs(), pairCount };
}

/** Arcs in lists that grow: each node's arcs are a chain through `nexts`. */
class UpwardArcs {
  private count = 0;
  private readonly heads: Int32Array;
  private readonly nexts: Int32Array;
  private readonly sources: Uint16Array;
  private readonly targets: Uint16Array;
  private readonly costs: Float64Array;
  /** The arcs of the node that was sorted last. */
  private readonly sortedTargets: number[] = [];
  private readonly sortedCosts: TravelCost[] = [];

  constructor(nodeCount: number, edges: RoadEdges) {
    // Contraction roughly doubles the arcs of a road network.
    const room = Math.max(16, 2 * edges.sources.length);
    this.heads = new Int32Array(nodeCount).fill(-1);
    this.nexts = new Int32Array(room);
    this.sources = new Uint16Array(room);
    this.targets = new Uint16Array(room);
    this.costs = new Float64Array(room);
    for (let edge = 0; edge < edges.sources.length; edge++)
      this.add(edges.sources[edge] as number, edges.targets[edge] as number, edges.costs[edge] as number);
  }

  /** Adds an arc from the lower to the higher node, or lowers the cost of the one that is there. */
  join(from: number, to: number, cost: TravelCost): void {
    for (let arc = this.heads[from] as number; arc >= 0; arc = this.nexts[arc] as number) {
      if (this.targets[arc] !== to) continue;
      if (cost < (this.costs[arc] as number)) this.costs[arc] = cost;
      return;
    }
    this.add(from, to, cost);
  }

  private add(from: number, to: number, cost: TravelCost): void {
    if (this.count === this.targets.length) throw new Error("roads.bin: more shortcuts than edges");
    const arc = this.count++;
    this.nexts[arc] = this.heads[from] as number;
    this.heads[from] = arc;
    this.sources[arc] = from;
    this.targets[arc] = to;
    this.costs[arc] = cost;
  }

  /** The arcs of a node by their targets; valid until the next call. */
  sorted(node: number): { length: number; targets: readonly number[]; costs: readonly TravelCost[] } {
    const { sortedTargets: targets, sortedCosts: costs } = this;
    let length = 0;
    for (let arc = this.heads[node] as number; arc >= 0; arc = this.nexts[arc] as number) {
      const target = this.targets[arc] as number;
      let place = length++;
      for (; place > 0 && (targets[place - 1] as number) > target; place--) {
        targets[place] = targets[place - 1] as number;
        costs[place] = costs[place - 1] as number;
      }
      targets[place] = target;
      costs[place] = this.costs[arc] as number;
    }
    return { length, targets, costs };
  }

  arcs(): RoadArcs {
    const nodeCount = this.heads.length;
    const firsts = firstArcs([this.sources.subarray(0, this.count)], nodeCount);
    const targets = new Uint16Array(this.count);
    const costs = new Float64Array(this.count);
    for (let node = 0; node < nodeCount; node++) {
      const sorted = this.sorted(node);
      const first = firsts[node] as number;
      for (let i = 0; i < sorted.length; i++) {
        targets[first + i] = sorted.targets[i] as number;
        costs[first + i] = sorted.costs[i] as number;
      }
    }
    return { firsts, targets, costs };
  }
}
