import type { RoadArcs, RoadEdges } from "./arcs";
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
  const ranks = new Uint16Array(levels.length);
  for (let node = 0; node < levels.length; node++) {
    const level = levels[node] as number;
    const rank = counts[level] as number;
    counts[level] = rank + 1;
    ranks[node] = rank;
  }
  return ranks;
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
  // Contraction roughly doubles the arcs of a road network, and never more than that in ours.
  const room = Math.max(16, 2 * edges.sources.length);
  const waiting = new WaitingArcs(nodeCount, room);
  for (let edge = 0; edge < edges.sources.length; edge++)
    waiting.add(edges.sources[edge] as number, edges.targets[edge] as number, edges.costs[edge] as number);

  const firsts = new Uint32Array(nodeCount + 1);
  const targets = new Uint16Array(room);
  const costs = new Float64Array(room);
  let end = 0;
  let pairCount = 0;
  for (let node = 0; node < nodeCount; node++) {
    const first = end;
    end = waiting.writeSorted(node, targets, costs, first);
    firsts[node + 1] = end;
    for (let i = first; i < end; i++)
      for (let j = i + 1; j < end; j++)
        if (isShortcut(pairCount++, targets[i] as number, targets[j] as number, node))
          waiting.join(
            targets[i] as number,
            targets[j] as number,
            (costs[i] as number) + (costs[j] as number),
          );
  }
  return { arcs: { firsts, targets: targets.slice(0, end), costs: costs.slice(0, end) }, pairCount };
}

/** Arcs of nodes whose turn has not come: each node's are a chain through `nexts`. */
class WaitingArcs {
  private count = 0;
  private readonly heads: Int32Array;
  private readonly nexts: Int32Array;
  private readonly targets: Uint16Array;
  private readonly costs: Float64Array;

  constructor(nodeCount: number, room: number) {
    this.heads = new Int32Array(nodeCount).fill(-1);
    this.nexts = new Int32Array(room);
    this.targets = new Uint16Array(room);
    this.costs = new Float64Array(room);
  }

  add(from: number, to: number, cost: TravelCost): void {
    if (this.count === this.targets.length) throw new Error("roads.bin: more shortcuts than edges");
    const arc = this.count++;
    this.nexts[arc] = this.heads[from] as number;
    this.heads[from] = arc;
    this.targets[arc] = to;
    this.costs[arc] = cost;
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

  /** Writes the arcs of a node by their targets from a place on, and answers where they end. */
  writeSorted(node: number, targets: Uint16Array, costs: Float64Array, first: number): number {
    let end = first;
    for (let arc = this.heads[node] as number; arc >= 0; arc = this.nexts[arc] as number) {
      const target = this.targets[arc] as number;
      let place = end++;
      for (; place > first && (targets[place - 1] as number) > target; place--) {
        targets[place] = targets[place - 1] as number;
        costs[place] = costs[place - 1] as number;
      }
      targets[place] = target;
      costs[place] = this.costs[arc] as number;
    }
    return end;
  }
}
