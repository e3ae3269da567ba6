import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ranksOf } from "./hierarchy";
import { readRoadGraph, renumbered } from "./road-graph";
import { readRoadsFile } from "./roads-file";
import { nodesAbove, searchFrom } from "./search";

const bytes = new Uint8Array(readFileSync("app/geodata/generated/roads.bin")).buffer;
const graph = readRoadGraph(bytes);
const file = readRoadsFile(bytes);
const nodeCount = file.levels.length;
const edges = renumbered(file.edges, ranksOf(file.levels));

/** Neighbours by node, for the plain search that the hierarchy is measured against. */
const adjacent = Array.from({ length: nodeCount }, () => [] as { to: number; cost: number }[]);
edges.costs.forEach((cost, edge) => {
  const [a, b] = [edges.sources[edge] as number, edges.targets[edge] as number];
  adjacent[a]?.push({ to: b, cost });
  adjacent[b]?.push({ to: a, cost });
});

/** Dijkstra's search over the edges alone, with the nodes that wait in a binary heap. */
function plainCosts(starts: readonly { node: number; cost: number }[]): Float64Array {
  const costs = new Float64Array(nodeCount).fill(Infinity);
  const heap: { node: number; cost: number }[] = [];
  const push = (item: { node: number; cost: number }) => {
    let place = heap.length;
    for (; place > 0; place = (place - 1) >> 1) {
      const parent = heap[(place - 1) >> 1] as { node: number; cost: number };
      if (parent.cost <= item.cost) break;
      heap[place] = parent;
    }
    heap[place] = item;
  };
  const pop = () => {
    const first = heap[0] as { node: number; cost: number };
    const last = heap.pop() as { node: number; cost: number };
    if (heap.length === 0) return first;
    let place = 0;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= heap.length) break;
      if ((heap[child + 1]?.cost ?? Infinity) < (heap[child]?.cost ?? Infinity)) child++;
      if ((heap[child]?.cost ?? Infinity) >= last.cost) break;
      heap[place] = heap[child] as { node: number; cost: number };
      place = child;
    }
    heap[place] = last;
    return first;
  };
  starts.forEach(push);
  while (heap.length > 0) {
    const { node, cost } = pop();
    if (cost >= (costs[node] as number)) continue;
    costs[node] = cost;
    for (const { to, cost: drive } of adjacent[node] ?? [])
      if (cost + drive < (costs[to] as number)) push({ node: to, cost: cost + drive });
  }
  return costs;
}

const anyNode = fc.integer({ min: 0, max: nodeCount - 1 });
const anyStarts = fc.array(fc.record({ node: anyNode, cost: fc.integer({ min: 0, max: 2 ** 40 }) }), {
  minLength: 1,
  maxLength: 8,
});

describe("a search by the contraction hierarchy", () => {
  it("finds for every node of the country what Dijkstra's search finds, ferries and kilometres included", () => {
    const everyNode = nodesAbove(
      graph.upwardArcs,
      Uint16Array.from({ length: nodeCount }, (_, node) => node),
    );
    fc.assert(
      fc.property(anyStarts, (starts) => {
        const found = searchFrom(graph, starts, everyNode);
        const expected = plainCosts(starts);
        let differing = 0;
        for (let node = 0; node < nodeCount; node++) if (found[node] !== expected[node]) differing++;
        expect(differing).toBe(0);
      }),
      { numRuns: 8 },
    );
  }, 60_000);

  it("finds the same where it looks only at what lies above the destinations", () => {
    fc.assert(
      fc.property(anyStarts, fc.array(anyNode, { minLength: 1, maxLength: 40 }), (starts, destinations) => {
        const nodes = Uint16Array.from(destinations);
        const swept = nodesAbove(graph.upwardArcs, nodes);
        expect(swept.length).toBeLessThan(nodeCount / 3);
        const found = searchFrom(graph, starts, swept);
        const expected = plainCosts(starts);
        for (const node of nodes) expect(found[node]).toBe(expected[node]);
      }),
      { numRuns: 8 },
    );
  }, 60_000);
});
