import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { haversineKm, type Point } from "./geo";
import { createNodeFinder, nearestNodes } from "./road-nodes-nearby";

const anyPoint = fc.record<Point>({
  latitude: fc.double({ min: 49.8, max: 61, noNaN: true }),
  longitude: fc.double({ min: -8.7, max: 1.9, noNaN: true }),
});
/** Crowded enough for several of them to be in reach. */
const nodesAround = ({ latitude, longitude }: Point) =>
  fc.array(
    fc.record<Point>({
      latitude: fc.double({ min: latitude - 0.5, max: latitude + 0.5, noNaN: true }),
      longitude: fc.double({ min: longitude - 0.8, max: longitude + 0.8, noNaN: true }),
    }),
    { minLength: 1, maxLength: 40 },
  );

describe("the nodes nearest to a place", () => {
  it("are those that measuring all nodes gives", () => {
    const placeAndNodes = anyPoint.chain((place) => fc.tuple(fc.constant(place), nodesAround(place)));
    fc.assert(
      fc.property(placeAndNodes, ([place, nodes]) => {
        const finder = createNodeFinder(
          Float64Array.from(nodes, (node) => node.latitude),
          Float64Array.from(nodes, (node) => node.longitude),
        );
        const measured = nodes
          .map((node) => haversineKm(place, node))
          .filter((kilometres) => kilometres <= 25)
          .sort((a, b) => a - b)
          .slice(0, 6);
        const found = nearestNodes(finder, place, 6, 25);
        expect(found).toHaveLength(measured.length);
        found.forEach(({ node, kilometres }, i) => {
          expect(kilometres).toBeCloseTo(measured[i] ?? NaN, 9);
          expect(kilometres).toBeCloseTo(haversineKm(place, nodes[node] as Point), 9);
        });
      }),
    );
  });

  it("are none at the other end of the earth", () => {
    const finder = createNodeFinder(Float64Array.of(51.5), Float64Array.of(-0.1));
    expect(nearestNodes(finder, { latitude: -51.5, longitude: 179.9 }, 6, 25)).toEqual([]);
    expect(nearestNodes(finder, { latitude: 90, longitude: 0 }, 6, 25)).toEqual([]);
  });
});
