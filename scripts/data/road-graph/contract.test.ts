import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readRoadGraph } from "../../../app/domain/roads/road-graph";
import { nodesAbove, searchFrom } from "../../../app/domain/roads/search";
import { minutesOf } from "../../../app/domain/roads/travel-cost";
import { inFileOrder, packHierarchy, packRoads } from "./pack";
import type { Network } from "./source-graph";

const NODES = 14;
const anyNode = fc.integer({ min: 0, max: NODES - 1 });
/** Nodes on a line, so that their order in the file is the order here. */
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

/** The least minutes to each node by trying every edge until nothing gets better. */
function leastMinutes({ edges }: Network, start: number): number[] {
  const minutes = Array.from({ length: NODES }, (_, node) => (node === start ? 0 : Infinity));
  for (let round = 0; round < NODES; round++)
    for (const { from, to, minutes: drive } of edges) {
      minutes[to] = Math.min(minutes[to] ?? Infinity, (minutes[from] ?? Infinity) + drive);
      minutes[from] = Math.min(minutes[from] ?? Infinity, (minutes[to] ?? Infinity) + drive);
    }
  return minutes;
}

const packed = (network: Network) => {
  const inOrder = inFileOrder(network);
  return Buffer.from(packRoads(inOrder, packHierarchy(inOrder), []));
};

describe("the contraction of a network", () => {
  it("keeps the least minutes between any two nodes, through packing and reading", () => {
    fc.assert(
      fc.property(anyNetwork, anyNode, (network, start) => {
        const graph = readRoadGraph(new Uint8Array(packed(network)).buffer);
        const { latitudes, longitudes } = graph.nodeFinder;
        expect([...latitudes].every((latitude) => Math.abs(latitude - 52) < 0.001)).toBe(true);
        const nodeOfRank = [...longitudes].map((longitude) => Math.round((longitude + 2) * 100));
        const everyNode = nodesAbove(graph.upwardArcs, Uint16Array.from(nodeOfRank.keys()));
        const costs = searchFrom(graph, [{ node: nodeOfRank.indexOf(start), cost: 0 }], everyNode);
        const expected = leastMinutes(network, start);
        nodeOfRank.forEach((node, rank) => expect(minutesOf(costs[rank] ?? NaN)).toBe(expected[node]));
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

  it("joins neighbours of different levels only", () => {
    fc.assert(
      fc.property(anyNetwork, (network) => {
        const { levels } = packHierarchy(inFileOrder(network));
        for (const { from, to } of network.edges) expect(levels[from]).not.toBe(levels[to]);
      }),
    );
  });
});
