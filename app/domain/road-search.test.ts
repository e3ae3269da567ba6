import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arcsBothWays } from "./road-arcs";
import { beginSearch, createSearchSpace, settleNext, startAt } from "./road-search";

interface Edge {
  from: number;
  to: number;
  minutes: number;
  kilometres: number;
  ferry: number;
}

const NODES = 12;
const anyNode = fc.integer({ min: 0, max: NODES - 1 });
const anyEdges = fc.array(
  fc.record<Edge>({
    from: anyNode,
    to: anyNode,
    minutes: fc.integer({ min: 1, max: 50 }),
    kilometres: fc.integer({ min: 1, max: 50 }),
    ferry: fc.constantFrom(0, 0, 0, 1, 2),
  }),
  { maxLength: 40 },
);

const arcsOf = (edges: readonly Edge[]) =>
  arcsBothWays(
    {
      sources: Uint16Array.from(edges, (edge) => edge.from),
      targets: Uint16Array.from(edges, (edge) => edge.to),
      minutes: Float64Array.from(edges, (edge) => edge.minutes),
      kilometres: Float32Array.from(edges, (edge) => edge.kilometres),
      ferries: Uint8Array.from(edges, (edge) => edge.ferry),
    },
    NODES,
  );

/** The least minutes to each node by trying every edge until nothing gets better. */
function leastMinutes(edges: readonly Edge[], starts: readonly number[]): number[] {
  const minutes = Array.from({ length: NODES }, (_, node) => (starts.includes(node) ? 0 : Infinity));
  for (let round = 0; round < NODES; round++)
    for (const { from, to, minutes: drive } of edges) {
      minutes[to] = Math.min(minutes[to] ?? Infinity, (minutes[from] ?? Infinity) + drive);
      minutes[from] = Math.min(minutes[from] ?? Infinity, (minutes[to] ?? Infinity) + drive);
    }
  return minutes;
}

describe("a search from several starts", () => {
  it("finds the least minutes to every node, as trying everything does", () => {
    const space = createSearchSpace(NODES);
    fc.assert(
      fc.property(anyEdges, fc.array(anyNode, { minLength: 1, maxLength: 4 }), (edges, starts) => {
        const arcs = arcsOf(edges);
        beginSearch(space);
        for (const start of starts) startAt(space, start, 0, 0);
        while (settleNext(space, arcs, Infinity) !== Infinity);
        expect([...space.minutes]).toEqual(leastMinutes(edges, starts));
      }),
    );
  });

  it("settles nodes in the order of their minutes and none beyond the limit", () => {
    const space = createSearchSpace(NODES);
    fc.assert(
      fc.property(anyEdges, anyNode, fc.integer({ min: 0, max: 120 }), (edges, start, limit) => {
        const arcs = arcsOf(edges);
        beginSearch(space);
        startAt(space, start, 0, 0);
        const settled: number[] = [];
        for (let next = 0; (next = settleNext(space, arcs, limit)) !== Infinity;) settled.push(next);
        expect(settled).toEqual([...settled].sort((a, b) => a - b));
        const within = leastMinutes(edges, [start]).filter((minutes) => minutes <= limit);
        expect(settled).toEqual(within.sort((a, b) => a - b));
      }),
    );
  });

  it("carries the kilometres and the worst ferry of the quickest way, not of the shortest", () => {
    const space = createSearchSpace(NODES);
    const arcs = arcsOf([
      { from: 0, to: 1, minutes: 10, kilometres: 9, ferry: 1 },
      { from: 1, to: 2, minutes: 10, kilometres: 9, ferry: 2 },
      { from: 2, to: 3, minutes: 10, kilometres: 9, ferry: 1 },
      { from: 0, to: 3, minutes: 31, kilometres: 1, ferry: 0 },
    ]);
    beginSearch(space);
    startAt(space, 0, 5, 2);
    while (settleNext(space, arcs, Infinity) !== Infinity);
    expect([space.minutes[3], space.kilometres[3], space.ferries[3]]).toEqual([35, 29, 2]);
    expect([space.minutes[1], space.kilometres[1], space.ferries[1]]).toEqual([15, 11, 1]);
  });
});
