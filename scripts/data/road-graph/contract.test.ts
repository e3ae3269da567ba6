import fc from "../../../tests/harness/fast-check";
import { describe, expect, it } from "vitest";
import { hubsOf } from "#app/domain/roads/hubs";
import { readRoadGraph } from "#app/domain/roads/road-graph";
import { minutesOf } from "#app/domain/roads/travel-cost";
import { contract } from "./contract";
import { hierarchyOf } from "./hierarchy";
import { packRoads } from "./pack";
import type { Network } from "./source-graph";

const NODES = 14;
const anyNode = fc.integer({ min: 0, max: NODES - 1 });
/** Nodes on a line, so that the longitude identifies each node. */
const nodes = Array.from({ length: NODES }, (_, i) => ({
  latitude: 52,
  longitude: -2 + i / 100,
  junctionsPerSquareKm: 1,
  isEntry: true,
}));
const anyNetwork = fc
  .uniqueArray(fc.record({ from: anyNode, to: anyNode, minutes: fc.integer({ min: 1, max: 40 }) }), {
    maxLength: 40,
    selector: ({ from, to }) => Math.min(from, to) * NODES + Math.max(from, to),
  })
  .map((edges): Network => ({
    nodes,
    edges: edges
      .filter(({ from, to }) => from !== to)
      .map((edge) => ({ ...edge, kilometres: edge.minutes, ferry: 0 })),
  }));

/** Returns the least minutes to each node, found by trying all edges until nothing improves. */
function leastMinutes({ edges }: Network, start: number): number[] {
  const minutes = Array.from({ length: NODES }, (_, node) => (node === start ? 0 : Infinity));
  for (let round = 0; round < NODES; round++)
    for (const { from, to, minutes: drive } of edges) {
      minutes[to] = Math.min(minutes[to] ?? Infinity, (minutes[from] ?? Infinity) + drive);
      minutes[from] = Math.min(minutes[from] ?? Infinity, (minutes[to] ?? Infinity) + drive);
    }
  return minutes;
}

const packed = (network: Network) =>
  Buffer.from(
    packRoads(
      network,
      nodes.map(() => 40),
      hierarchyOf(network),
      [],
    ),
  );

describe("the contraction of a network", () => {
  it("keeps the least minutes between any two nodes, through packing and reading", () => {
    fc.assert(
      fc.property(anyNetwork, anyNode, (network, start) => {
        const graph = readRoadGraph(new Uint8Array(packed(network)).buffer);
        const { latitudes, longitudes } = graph.nodeFinder;
        expect([...latitudes].every((latitude) => Math.abs(latitude - 52) < 0.001)).toBe(true);
        const nodeOfNumber = [...longitudes].map((longitude) => Math.round((longitude + 2) * 100));
        const hubsOfNode = (node: number) =>
          hubsOf(graph, [{ node: nodeOfNumber.indexOf(node), cost: 0, load: 0 }]);
        const here = hubsOfNode(start);
        const expected = leastMinutes(network, start);
        nodes.forEach((_, node) => {
          const there = hubsOfNode(node);
          const ways = [...there.nodes].map((hub, i) => {
            const costHere = here.costs[here.nodes.indexOf(hub)] ?? Infinity;
            return costHere + (there.costs[i] as number);
          });
          expect(minutesOf(Math.min(Infinity, ...ways))).toBe(expected[node]);
        });
      }),
      { numRuns: 200 },
    );
  });

  it("gives the same bytes each time", () => {
    fc.assert(
      fc.property(anyNetwork, (network) => {
        expect(packed(network).equals(packed(network))).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it("contracts the nodes that are to be last after all others, the first of them at the very end", () => {
    const line = Array.from({ length: NODES - 1 }, (_, i) => ({ from: i, to: i + 1, cost: 1 }));
    const { order } = contract(NODES, line, [0, NODES - 1, 4]);
    expect(order.slice(-3)).toEqual([4, NODES - 1, 0]);
    expect(order.toSorted((a, b) => a - b)).toEqual([...nodes.keys()]);
  });

  it("numbers the nodes so that arcs lead to larger numbers and replace ways over smaller ones", () => {
    fc.assert(
      fc.property(anyNetwork, (network) => {
        const { nodes: inFile, arcs } = hierarchyOf(network);
        expect([...inFile].sort((a, b) => a - b)).toEqual([...nodes.keys()]);
        arcs.forEach((leaving, node) => {
          for (const { target, by } of leaving) {
            expect(target).toBeGreaterThan(node);
            if (typeof by === "number") expect(by).toBeLessThan(node);
          }
        });
      }),
    );
  });
});
