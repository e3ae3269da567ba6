import { expect, it } from "vitest";
import { createEmbeddedGeocoder } from "#app/adapters/geocoding/embedded";
import { createEmbeddedRoutePlanner } from "#app/adapters/routing/embedded";
import type { Postcode } from "#app/domain/geo/postcode";
import { parsePartialPostcode } from "#app/domain/geo/read-postcode";
import { readSectorIndex } from "#app/domain/geo/sector-index";
import { readRoadGraph } from "#app/domain/roads/road-graph";
import { type DriveLoad, loadAt, typicalFrom } from "#app/domain/roads/traffic";
import type { DriveTable } from "#app/services/ports";
import { plainSearch } from "#app/services/search/search-query";
import fc from "../../tests/harness/fast-check";
import { geodata, ukSectors } from "../../tests/fakes/geodata";
import { begun } from "../../tests/fakes/search-context";
import { someSnapshot, someTripDeps } from "../../tests/fakes/in-memory-trips";

const graph = readRoadGraph(geodata("roads.bin"));
const planner = createEmbeddedRoutePlanner(() => graph);
const geocoder = createEmbeddedGeocoder(readSectorIndex(geodata("sectors.bin")));
/** Places all over the United Kingdom. */
const plain = someSnapshot(140);
const places = plain.places.map((place, index) => {
  return { ...place, ...ukSectors[index * Math.floor(ukSectors.length / 140)]!, name: `Place ${index}` };
});
const snapshot = { ...plain, places };
const deps = { ...someTripDeps({ snapshot }), geocoder, routePlanner: planner, roadNetwork: planner };
const DATE = "2026-07-18";
const LIMIT_HOURS = 3;
const LEAVES_AT = 9 * 60;

/** By trying departures: the drive that arrives at that time, in whole minutes. */
function triedOut(load: DriveLoad, arrivesAt: number): number {
  let [early, late] = [LEAVES_AT, arrivesAt];
  for (let step = 0; step < 40; step++) {
    const middle = (early + late) / 2;
    if (middle + typicalFrom(DATE, middle)(load) <= arrivesAt) early = middle;
    else late = middle;
  }
  return Math.round(arrivesAt - early);
}

/** The names of the places within the drive from all, with the longest drive and the sum, in order. */
function counted(tables: readonly DriveTable[]): [string, number, number][] {
  const found = places.flatMap((place, position): [string, number, number, number][] => {
    const loads = tables.map((table) => loadAt(table, position));
    const longest = Math.max(...loads.map((load) => Math.fround(typicalFrom(DATE, LEAVES_AT)(load))));
    if (Math.round(longest) > LIMIT_HOURS * 60) return [];
    const drives = loads.map((load) => triedOut(load, LEAVES_AT + longest));
    return [[place.name, Math.round(longest), drives.reduce((sum, each) => sum + each, 0), position]];
  });
  const rank = deps.scores.nameRanks(snapshot);
  return found
    .sort((a, b) => a[1] - b[1] || a[2] - b[2] || rank[a[3]]! - rank[b[3]]!)
    .map(([name, longest, sum]) => [name, longest, sum]);
}

const anyStart = fc.constantFrom(...ukSectors.map(({ name }) => parsePartialPostcode(name) as Postcode));

it("finds the places within the drive from all of 1,000 pairs and triples, by the longest drive, then the sum", async () => {
  let [found, ties] = [0, 0];
  await fc.assert(
    fc.asyncProperty(
      anyStart,
      fc.array(anyStart, { minLength: 1, maxLength: 2 }),
      async (postcode, others) => {
        const wish = plainSearch({ postcode, drivingHours: LIMIT_HOURS, date: DATE, limit: 200 });
        const search = await begun({ ...wish, others, order: "near" }, deps);
        const origins = await Promise.all([postcode, ...others].map((start) => geocoder.locate(start)));
        if (origins.some((origin) => !origin.ok)) return expect(search.total).toBe(0);
        const tables = await Promise.all(
          origins.map((origin) =>
            planner.driveTimes(origin.ok ? origin.value : (null as never), places, 180),
          ),
        );
        const right = counted(tables);
        found += right.length;
        ties += right.filter(([, longest], index) => longest === right[index - 1]?.[1]).length;
        const answer = search.places.map(({ place, drives, visit }) => {
          expect(new Set(drives.map((drive) => drive.leavesAt + Math.round(drive.minutes)))).toEqual(
            new Set([visit.arrivesAt]),
          );
          const minutes = drives.map((drive) => Math.round(drive.minutes));
          return [place.name, Math.max(...minutes), minutes.reduce((sum, each) => sum + each, 0)];
        });
        expect(answer).toEqual(right);
      },
    ),
    { numRuns: 1_000 },
  );
  expect(found).toBeGreaterThan(500);
  expect(ties).toBeGreaterThan(20);
}, 120_000);
