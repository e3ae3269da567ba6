import fc from "../../../tests/harness/fast-check";
import { describe, expect, it } from "vitest";
import { geodata } from "../../../tests/fakes/geodata";
import { hubsOf } from "./hubs";
import { readRoadGraph } from "./road-graph";
import { readRoadsFile } from "./roads-file";

const bytes = geodata("roads.bin");
const graph = readRoadGraph(bytes);
const { arcs, shortcutBits, densities } = readRoadsFile(bytes);
const nodeCount = densities.length;

/**
 * The neighbours of each node, by roads and ferries without shortcuts. The hierarchy is compared with a plain
 * search over them.
 */
const adjacent = Array.from({ length: nodeCount }, () => [] as { to: number; cost: number; load: number }[]);
for (let node = 0; node < nodeCount; node++)
  for (let arc = arcs.firsts[node] as number; arc < (arcs.firsts[node + 1] as number); arc++) {
    if ((((shortcutBits[arc >> 3] as number) >> (arc & 7)) & 1) === 1) continue;
    const [to, cost] = [arcs.targets[arc] as number, arcs.costs[arc] as number];
    const load = arcs.loads[arc] as number;
    adjacent[node]?.push({ to, cost, load });
    adjacent[to]?.push({ to: node, cost, load });
  }

interface Start {
  readonly node: number;
  readonly cost: number;
  readonly load: number;
}

/** Looks again at each node that a quicker way was found to, until there is none. */
function plainWays(starts: readonly Start[]) {
  const costs = new Float64Array(nodeCount).fill(Infinity);
  const loads = new Float64Array(nodeCount);
  const queue: number[] = [];
  const reach = ({ node, cost, load }: Start) => {
    if (cost >= (costs[node] as number)) return;
    costs[node] = cost;
    loads[node] = load;
    queue.push(node);
  };
  starts.forEach(reach);
  for (let at = 0; at < queue.length; at += 1) {
    const from = queue[at] as number;
    for (const { to, cost, load } of adjacent[from] ?? [])
      reach({ node: to, cost: cost + (costs[from] as number), load: load + (loads[from] as number) });
  }
  return { costs, loads };
}

const anyNode = fc.integer({ min: 0, max: nodeCount - 1 });
const anyStarts = fc.array(
  fc.record({
    node: anyNode,
    cost: fc.integer({ min: 0, max: 2 ** 40 }),
    load: fc.integer({ min: 0, max: 2 ** 24 }),
  }),
  { minLength: 1, maxLength: 8 },
);

describe("the hubs of a place", () => {
  it("give for nodes all over the country what a plain search finds: kilometres, ferries and what traffic can delay included", () => {
    const everySeventh = Array.from({ length: Math.ceil(nodeCount / 7) }, (_, i) => 7 * i);
    const hubsOfNodes = everySeventh.map((node) => hubsOf(graph, [{ node, cost: 0, load: 0 }]));
    fc.assert(
      fc.property(anyStarts, (starts) => {
        const costToHub = new Float64Array(nodeCount).fill(Infinity);
        const loadToHub = new Float64Array(nodeCount);
        const hubs = hubsOf(graph, starts);
        hubs.nodes.forEach((node, i) => {
          costToHub[node] = hubs.costs[i] as number;
          loadToHub[node] = hubs.loads[i] as number;
        });
        const expected = plainWays(starts);
        let differing = 0;
        let loadsDiffering = 0;
        hubsOfNodes.forEach(({ nodes, costs, loads }, i) => {
          let [least, load] = [Infinity, 0];
          nodes.forEach((node, hub) => {
            const through = (costs[hub] as number) + (costToHub[node] as number);
            if (through >= least) return;
            [least, load] = [through, (loads[hub] as number) + (loadToHub[node] as number)];
          });
          const node = everySeventh[i] as number;
          if (least !== expected.costs[node]) differing++;
          else if (least < Infinity && load !== expected.loads[node]) loadsDiffering++;
        });
        expect(differing).toBe(0);
        // Two ways that are equally quick and long may have different loads.
        expect(loadsDiffering).toBeLessThan(everySeventh.length / 100);
      }),
      { numRuns: 8 },
    );
  }, 120_000);

  it("are few, and nearly all reached by no quicker way than the one that climbs to them", () => {
    fc.assert(
      fc.property(anyStarts, (starts) => {
        const { nodes, costs } = hubsOf(graph, starts);
        const expected = plainWays(starts).costs;
        const longer = [...nodes].filter((node, i) => costs[i] !== expected[node]);
        expect(longer.length).toBeLessThanOrEqual(nodes.length / 50);
        expect(nodes.length).toBeLessThan(120 * starts.length);
        expect([...nodes]).toEqual([...new Set(nodes)].sort((a, b) => b - a));
      }),
      { numRuns: 8 },
    );
  }, 120_000);

  it("are none without a start", () => {
    expect(hubsOf(graph, []).nodes).toHaveLength(0);
  });
});
