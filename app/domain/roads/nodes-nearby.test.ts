import fc from "../../../tests/harness/fast-check";
import { describe, expect, it } from "vitest";
import { haversineKm, type Point } from "#app/domain/geo/geo";
import { createNodeFinder, nearestNodes } from "./nodes-nearby";

const anyPoint = fc.record<Point>({
  latitude: fc.double({ min: 49.8, max: 61, noNaN: true }),
  longitude: fc.double({ min: -8.7, max: 1.9, noNaN: true }),
});
/** Nodes within the grid of the country, dense enough for several to be in reach. */
const nodesAround = ({ latitude, longitude }: Point) =>
  fc.array(
    fc.record<Point>({
      latitude: fc.double({
        min: Math.max(49.8, latitude - 0.5),
        max: Math.min(61, latitude + 0.5),
        noNaN: true,
      }),
      longitude: fc.double({
        min: Math.max(-8.7, longitude - 0.8),
        max: Math.min(1.9, longitude + 0.8),
        noNaN: true,
      }),
    }),
    { minLength: 1, maxLength: 40 },
  );
const finderOf = (nodes: readonly Point[], isEntry = (_node: number) => true) =>
  createNodeFinder(
    Float64Array.from(nodes, (node) => node.latitude),
    Float64Array.from(nodes, (node) => node.longitude),
    isEntry,
  );
const everywhere = () => true;

describe("the nodes nearest to a place", () => {
  it("are those that measuring all nodes gives, of those that are entries and open", () => {
    const placeAndNodes = anyPoint.chain((place) => fc.tuple(fc.constant(place), nodesAround(place)));
    fc.assert(
      fc.property(placeAndNodes, ([place, nodes]) => {
        const isOpen = (node: Point) => node.latitude > place.latitude - 0.2;
        const finder = finderOf(nodes, (node) => node % 5 !== 4);
        const measured = nodes
          .filter((node, i) => i % 5 !== 4 && isOpen(node))
          .map((node) => haversineKm(place, node))
          .filter((kilometres) => kilometres <= 25)
          .sort((a, b) => a - b)
          .slice(0, 6);
        const found = nearestNodes(finder, place, 6, 25, isOpen);
        expect(found.map(({ kilometres }) => kilometres)).toEqual(measured);
        for (const { node, kilometres } of found)
          expect(kilometres).toBeCloseTo(haversineKm(place, nodes[node] as Point), 9);
      }),
      { numRuns: 300 },
    );
  });

  it("are none farther than may be for the distance of the nearest", () => {
    const placeAndNodes = anyPoint.chain((place) => fc.tuple(fc.constant(place), nodesAround(place)));
    const reachKm = (nearestKm: number) => nearestKm + 6;
    fc.assert(
      fc.property(placeAndNodes, ([place, nodes]) => {
        const finder = finderOf(nodes);
        const all = nearestNodes(finder, place, 6, 25, everywhere);
        const near = all.filter(({ kilometres }) => kilometres <= reachKm(all[0]?.kilometres ?? 0));
        expect(nearestNodes(finder, place, 6, 25, everywhere, reachKm)).toEqual(near);
      }),
      { numRuns: 300 },
    );
  });

  it("are none at the other end of the earth, at a pole and in the wide ocean", () => {
    const finder = finderOf([{ latitude: 51.5, longitude: -0.1 }]);
    for (const [latitude, longitude] of [
      [-51.5, 179.9],
      [90, 0],
      [0, 0],
    ] as const)
      expect(nearestNodes(finder, { latitude, longitude }, 6, 25, everywhere)).toEqual([]);
  });
});
