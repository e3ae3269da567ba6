import type { TravelCost } from "#app/domain/roads/travel-cost";
import type { CostedEdge } from "./contract";
import { CostHeap } from "./cost-heap";

/** The quickest ways from one node, the root, to all others. */
interface WaysFromRoot {
  /** The other nodes, the nearest first. */
  readonly nodes: Uint16Array;
  /** For each node, the one before it on the way from the root. */
  readonly previous: Uint16Array;
}

const ROOTS = 256;
/** In how many groups the ways are counted. */
const GROUPS = 16;

/**
 * Returns up to `count` nodes, the busiest first: each is on the most quickest ways that none before it is on
 * (Abraham, Delling, Goldberg, Werneck 2012). Counts the ways from a sample of the nodes. The same edges always give
 * the same nodes.
 */
export function busiestNodes(nodeCount: number, edges: readonly CostedEdge[], count: number): number[] {
  const ends = endsOf(nodeCount, edges);
  const roots = Math.min(ROOTS, nodeCount);
  const trees = Array.from({ length: roots }, (_, i) => waysFrom(Math.floor((i * nodeCount) / roots), ends));
  const busiest: number[] = [];
  while (busiest.length < count) {
    const ways = countWays(nodeCount, trees);
    const most = ways.reduce((best, each, node) => (each > (ways[best] as number) ? node : best), 0);
    if (ways[most] === 0) break;
    busiest.push(most);
    trees.forEach((tree, i) => (trees[i] = withoutWaysOver(most, tree)));
  }
  return busiest;
}

interface End {
  readonly node: number;
  readonly cost: TravelCost;
}

function endsOf(nodeCount: number, edges: readonly CostedEdge[]): End[][] {
  const ends = Array.from({ length: nodeCount }, (): End[] => []);
  for (const { from, to, cost } of edges) {
    ends[from]?.push({ node: to, cost });
    ends[to]?.push({ node: from, cost });
  }
  return ends;
}

/** Dijkstra's search over all nodes. */
function waysFrom(root: number, ends: readonly (readonly End[])[]): WaysFromRoot {
  const costs = new Float64Array(ends.length).fill(Infinity);
  const previous = new Uint16Array(ends.length);
  const nodes: number[] = [];
  const heap = new CostHeap();
  costs[root] = 0;
  heap.push(root, 0);
  while (heap.size > 0) {
    const cost = heap.leastKey();
    const node = heap.pop();
    if (cost > (costs[node] as number)) continue;
    if (node !== root) nodes.push(node);
    for (const end of ends[node] ?? []) {
      const through = cost + end.cost;
      if (through >= (costs[end.node] as number)) continue;
      costs[end.node] = through;
      previous[end.node] = node;
      heap.push(end.node, through);
    }
  }
  return { nodes: Uint16Array.from(nodes), previous };
}

/**
 * Returns for each node how many ways it is on. The group with the most of them does not count, because a node near a
 * root is on far more of its ways than of others.
 */
function countWays(nodeCount: number, trees: readonly WaysFromRoot[]): Float64Array {
  const all = new Float64Array(nodeCount);
  const most = new Float64Array(nodeCount);
  for (let group = 0; group < GROUPS; group++) {
    const ofGroup = new Float64Array(nodeCount);
    for (let tree = group; tree < trees.length; tree += GROUPS) addWays(trees[tree] as WaysFromRoot, ofGroup);
    ofGroup.forEach((ways, node) => {
      all[node] = (all[node] as number) + ways;
      most[node] = Math.max(most[node] as number, ways);
    });
  }
  return all.map((ways, node) => ways - (most[node] as number));
}

function addWays({ nodes, previous }: WaysFromRoot, sums: Float64Array): void {
  const ways = new Uint16Array(previous.length);
  for (let i = nodes.length - 1; i >= 0; i--) {
    const node = nodes[i] as number;
    const here = (ways[node] as number) + 1;
    const before = previous[node] as number;
    ways[before] = (ways[before] as number) + here;
    sums[node] = (sums[node] as number) + here;
  }
}

function withoutWaysOver(busy: number, { nodes, previous }: WaysFromRoot): WaysFromRoot {
  const isOver = new Uint8Array(previous.length);
  isOver[busy] = 1;
  const isKept = (node: number) => {
    if (isOver[previous[node] as number] === 1) isOver[node] = 1;
    return isOver[node] === 0;
  };
  return { nodes: nodes.filter(isKept), previous };
}
