import { describe, expect, it } from "vitest";
import { haversineKm } from "#app/domain/geo/geo";
import { geodata, ukSectors } from "../../../tests/fakes/geodata";
import { accessOf } from "./access";
import { isBarrierBetween } from "./barriers";
import { readRoadGraph } from "./road-graph";
import { kilometresOf, minutesOf } from "./travel-cost";

const graph = readRoadGraph(geodata("roads.bin"));
const { nodes, latitudes, longitudes } = graph.nodeFinder;

/** Every 61st postcode sector, all over the United Kingdom, and the sectors beside harbours and estuaries. */
const BY_WATER = /^(PO12 1|PL23 1|SE18 6|CH45 1|TQ6 0|LL42 1|IV52 8|GL14 1|DA12 2)$/;
const somePlaces = ukSectors.filter(({ name }, index) => index % 61 === 0 || BY_WATER.test(name));

/** All nodes that are not across water, by distance: the slow way to find the entries of a place. */
function openNodes(place: { latitude: number; longitude: number }) {
  return [...nodes]
    .map((node) => ({ node, latitude: latitudes[node] ?? 0, longitude: longitudes[node] ?? 0 }))
    .filter(({ latitude }) => Math.abs(latitude - place.latitude) < 0.23)
    .map((node) => ({ ...node, kilometres: haversineKm(place, node) }))
    .filter((node) => node.kilometres <= 25 && !isBarrierBetween(graph.barriers, place, node))
    .sort((a, b) => a.kilometres - b.kilometres)
    .slice(0, 8);
}

describe("how a place is joined to the roads", () => {
  it("by up to eight of the nearest nodes without water between, none much farther than the first", () => {
    for (const place of somePlaces) {
      const open = openNodes(place);
      const firstKm = open[0]?.kilometres ?? NaN;
      const within = open.filter(({ kilometres }) => kilometres <= Math.max(2.2 * firstKm, firstKm + 2));
      const { entries } = accessOf(graph, place);
      expect(
        entries.map(({ node }) => node),
        place.name,
      ).toEqual(within.map(({ node }) => node));
    }
  });

  it("with local speed and the usual bends on the way there", () => {
    for (const place of somePlaces) {
      const { speedKmh, entries } = accessOf(graph, place);
      expect(speedKmh).toBeGreaterThanOrEqual(18);
      expect(speedKmh).toBeLessThan(39);
      entries.forEach(({ node, cost }) => {
        const straightKm = haversineKm(place, {
          latitude: latitudes[node] ?? 0,
          longitude: longitudes[node] ?? 0,
        });
        expect(kilometresOf(cost)).toBeCloseTo(1.45 * straightKm, 1);
        expect(minutesOf(cost)).toBeCloseTo((60 * straightKm) / speedKmh, 1);
      });
    }
  });

  it.each([
    ["Gosport", { latitude: 50.795, longitude: -1.125 }, -1.115],
    ["Torpoint", { latitude: 50.3765, longitude: -4.195 }, -4.188],
    ["Fowey", { latitude: 50.336, longitude: -4.637 }, -4.629],
  ])("never over the harbour: all entries of %s lie to its west", (_name, place, harbourLongitude) => {
    const { entries } = accessOf(graph, place);
    expect(entries.length).toBeGreaterThan(0);
    for (const { node } of entries) expect(longitudes[node]).toBeLessThan(harbourLongitude);
  });
});
