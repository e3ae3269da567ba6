import type { TravelCost } from "#app/domain/roads/travel-cost";
import { CostHeap } from "./cost-heap";

/** An undirected edge of the graph. */
export interface CostedEdge {
  readonly from: number;
  readonly to: number;
  readonly cost: TravelCost;
}

interface Contraction {
  /** The nodes in the order of contraction, the least important first. */
  readonly order: readonly number[];
  /** For each node, the pairs of neighbours for which its contraction added a shortcut. */
  readonly shortcuts: readonly (readonly [number, number])[][];
}

/** The search for a way around a node gives up after settling this many nodes, and a shortcut is added. */
const WITNESS_SETTLED = 100;
/** A rougher search is enough as long as nodes are only compared with each other. */
const TRIAL_SETTLED = 20;
/** How many edges one level of depth counts as much as. Of the weights tried, this one leaves a climb the fewest arcs. */
const DEPTH_WEIGHT = 4;
/** Far more than the importance of any node that is not in the list of the last. */
const MOST_IMPORTANT = 1_000_000;

/**
 * Contracts the nodes one after another, the least important first (Geisberger, Sanders, Schultes, Delling 2008). A
 * contracted node leaves the graph. If the only quickest way between two of its neighbours led over it, a shortcut
 * replaces that way. A node's importance is the number of edges that its contraction would add, plus the depth of the
 * nodes below it, times a weight. The nodes of `last` come after all others, its first node at the very end. The same
 * edges always give the same result.
 */
export function contract(
  nodeCount: number,
  edges: readonly CostedEdge[],
  last: readonly number[] = [],
): Contraction {
  const rest = new ShrinkingGraph(nodeCount, edges);
  const order: number[] = [];
  const depths = new Uint16Array(nodeCount);
  const shortcuts: [number, number][][] = Array.from({ length: nodeCount }, () => []);
  const importancesOfLast = new Map(last.map((node, i) => [node, MOST_IMPORTANT - i]));
  const importanceOf = (node: number) =>
    importancesOfLast.get(node) ??
    rest.shortcutsRound(node, TRIAL_SETTLED).length -
      rest.neighbours(node).length +
      DEPTH_WEIGHT * (depths[node] as number);

  const queue = new ImportanceQueue(Array.from({ length: nodeCount }, (_, node) => importanceOf(node)));
  for (let node = queue.pop(); node >= 0; node = queue.pop()) {
    const importance = importanceOf(node);
    if (importance > queue.least()) {
      queue.push(node, importance);
      continue;
    }
    const pairs = rest.shortcutsRound(node, WITNESS_SETTLED);
    shortcuts[node] = pairs;
    for (const neighbour of rest.neighbours(node))
      depths[neighbour] = Math.max(depths[neighbour] as number, (depths[node] as number) + 1);
    rest.contract(node, pairs);
    order.push(node);
  }
  return { order, shortcuts };
}

/** The nodes that are not contracted yet, with the edges and shortcuts between them. */
class ShrinkingGraph {
  /** Two parallel lists for each node: its neighbours, and the cost of the way to each. */
  private readonly ends: number[][];
  private readonly costs: TravelCost[][];
  private readonly reached: Float64Array;
  private readonly touched: number[] = [];
  private readonly heap = new CostHeap();

  constructor(nodeCount: number, edges: readonly CostedEdge[]) {
    this.ends = Array.from({ length: nodeCount }, () => []);
    this.costs = Array.from({ length: nodeCount }, () => []);
    this.reached = new Float64Array(nodeCount).fill(Infinity);
    for (const { from, to, cost } of edges) this.join(from, to, cost);
  }

  neighbours(node: number): readonly number[] {
    return this.ends[node] as number[];
  }

  /** Returns the pairs of neighbours that would lose their quickest way without the node. */
  shortcutsRound(node: number, mostSettled: number): [number, number][] {
    const pairs: [number, number][] = [];
    const ends = this.ends[node] as number[];
    const costs = this.costs[node] as TravelCost[];
    let farthest = 0;
    for (let i = ends.length - 1; i >= 0; i--) {
      const from = ends[i] as number;
      const costFrom = costs[i] as TravelCost;
      if (farthest > 0) this.searchWitness(from, node, costFrom + farthest, mostSettled);
      for (let j = i + 1; j < ends.length; j++) {
        const to = ends[j] as number;
        if ((this.reached[to] as number) > costFrom + (costs[j] as TravelCost)) pairs.push([from, to]);
      }
      for (const each of this.touched) this.reached[each] = Infinity;
      this.touched.length = 0;
      farthest = Math.max(farthest, costFrom);
    }
    return pairs;
  }

  contract(node: number, pairs: readonly (readonly [number, number])[]): void {
    const ends = this.ends[node] as number[];
    const costs = this.costs[node] as TravelCost[];
    const costTo = (end: number) => costs[ends.indexOf(end)] as TravelCost;
    for (const [a, b] of pairs) this.join(a, b, costTo(a) + costTo(b));
    for (const end of ends) {
      const place = (this.ends[end] as number[]).indexOf(node);
      this.ends[end]?.splice(place, 1);
      this.costs[end]?.splice(place, 1);
    }
    ends.length = 0;
    costs.length = 0;
  }

  private join(a: number, b: number, cost: TravelCost): void {
    this.setCost(a, b, cost);
    this.setCost(b, a, cost);
  }

  private setCost(from: number, to: number, cost: TravelCost): void {
    const ends = this.ends[from] as number[];
    const costs = this.costs[from] as TravelCost[];
    const place = ends.indexOf(to);
    if (place >= 0) costs[place] = Math.min(costs[place] as TravelCost, cost);
    else {
      ends.push(to);
      costs.push(cost);
    }
  }

  /**
   * Runs Dijkstra's search from one node, without passing through `round`, up to a limit of cost and a number of
   * nodes.
   */
  private searchWitness(from: number, round: number, limit: TravelCost, mostSettled: number): void {
    const { heap, reached, touched } = this;
    heap.clear();
    reached[from] = 0;
    touched.push(from);
    heap.push(from, 0);
    for (let settled = 0; heap.size > 0 && settled < mostSettled;) {
      const cost = heap.leastKey();
      const node = heap.pop();
      if (cost > (reached[node] as number)) continue;
      settled++;
      const ends = this.ends[node] as number[];
      const costs = this.costs[node] as TravelCost[];
      for (let i = 0; i < ends.length; i++) {
        const next = ends[i] as number;
        const nextCost = cost + (costs[i] as TravelCost);
        if (next === round || nextCost > limit || nextCost >= (reached[next] as number)) continue;
        if (reached[next] === Infinity) touched.push(next);
        reached[next] = nextCost;
        heap.push(next, nextCost);
      }
    }
  }
}

class ImportanceQueue {
  private readonly heap = new CostHeap();

  constructor(importances: readonly number[]) {
    importances.forEach((importance, node) => this.heap.push(node, importance));
  }

  least(): number {
    return this.heap.leastKey();
  }

  push(node: number, importance: number): void {
    this.heap.push(node, importance);
  }

  pop(): number {
    return this.heap.pop();
  }
}
