import { describe, expect, it } from "vitest";
import fc from "../../../tests/harness/fast-check";
import { geodata } from "../../../tests/fakes/geodata";
import { accessOf } from "./access";
import { driveTimesFrom, packDestinations } from "./drive-times";
import { destinationsOf, labelsOf } from "./hub-labels";
import { readRoadGraph } from "./road-graph";

const bytes = geodata("roads.bin");
const graph = readRoadGraph(bytes);

/** Places all over the kingdom, in the sea, and in Ireland, where no road is nearby. */
const anyPlaces = fc.array(
  fc.record({
    latitude: fc.double({ min: 49.9, max: 60.8, noNaN: true }),
    longitude: fc.double({ min: -8, max: 1.7, noNaN: true }),
  }),
  { maxLength: 60 },
);
const LERWICK = { latitude: 60.155, longitude: -1.145 };
const BRIGHTON = { latitude: 50.8225, longitude: -0.1372 };
const MID_SEA = { latitude: 55.5, longitude: 1.5 };
const PLACES = [LERWICK, BRIGHTON, MID_SEA];

const joined = (places: typeof PLACES) =>
  packDestinations(
    graph,
    places.map((place) => accessOf(graph, place)),
  );

describe("stored labels", () => {
  it("give the same drive times as joining the places to the roads does", () => {
    fc.assert(
      fc.property(anyPlaces, (some) => {
        const places = [...some, ...PLACES];
        const labelled = destinationsOf(graph, places, labelsOf(graph, places));
        for (const origin of places.map((place) => accessOf(graph, place)))
          expect(labelled && driveTimesFrom(graph, origin, labelled, 1_440)).toEqual(
            driveTimesFrom(graph, origin, joined(places), 1_440),
          );
      }),
      { numRuns: 10 },
    );
  });

  it("leave the graph as it was for the next climb", () => {
    const before = joined(PLACES);
    destinationsOf(graph, PLACES, labelsOf(graph, PLACES));
    expect(joined(PLACES)).toEqual(before);
  });

  it("are of no use for another graph", () => {
    const changed = bytes.slice(0);
    // Changes the density of one node, but nothing about the shape of the graph.
    new Uint8Array(changed)[changed.byteLength >> 1]! ^= 1;
    expect(readRoadGraph(changed).key).not.toBe(graph.key);
    const labels = { ...labelsOf(graph, PLACES), graphKey: "another" };
    expect(destinationsOf(graph, PLACES, labels)).toBeNull();
  });

  it("are of no use for more places, or for fewer", () => {
    const labels = labelsOf(graph, PLACES);
    expect(destinationsOf(graph, [...PLACES, BRIGHTON], labels)).toBeNull();
    expect(destinationsOf(graph, PLACES.slice(1), labels)).toBeNull();
  });
});
