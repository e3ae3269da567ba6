import { describe, expect, it } from "vitest";
import {
  THURSDAY_NOON,
  routePlannerOf,
  someSnapshot,
  someTripDeps,
} from "../../../tests/fakes/in-memory-trips";
import { someForecast } from "../../../tests/fakes/forecasts";
import { findBetterNearby } from "./find-better-nearby";

const FRIDAY = "2026-07-17";
const wet = someForecast(THURSDAY_NOON, { rainMm: 20, cloudPct: 100, temperatureMaxC: 12 });
const fine = someForecast(THURSDAY_NOON, { rainMm: 0, cloudPct: 10, temperatureMaxC: 23 });
const snapshot = { ...someSnapshot(3), forecasts: [wet, fine, fine] };
const wish = { snapshot, position: 0, table: null, date: FRIDAY, leave: null, style: "urban" } as const;

describe("finding better weather nearby", () => {
  it("drives from the place itself, by the embedded roads", async () => {
    const deps = { ...someTripDeps(), roadNetwork: routePlannerOf(0, 50, 20) };
    expect(await findBetterNearby(wish, deps)).toMatchObject([{ position: 2, driveMinutes: 20 }]);
  });

  it("counts each place's weather from one's own arrival there, and leaves out what one cannot reach", async () => {
    const deps = { ...someTripDeps(), roadNetwork: routePlannerOf(0, 10, 20) };
    const table = await routePlannerOf(60, Infinity, 70).driveTimes({} as never, [], 300);
    expect(await findBetterNearby({ ...wish, table }, deps)).toMatchObject([{ position: 2 }]);
  });

  it("names places by the sea alone for the beach", async () => {
    const deps = { ...someTripDeps(), roadNetwork: routePlannerOf(0, 10, 20) };
    const [here, inland, coast] = snapshot.places.map((place) => ({
      ...place,
      kind: "market-town" as const,
    }));
    const places = [here!, inland!, { ...coast!, kind: "seaside" as const }];
    const beach = { ...wish, snapshot: { ...snapshot, places }, style: "beach" } as const;
    expect(await findBetterNearby(beach, deps)).toMatchObject([{ position: 2 }]);
    expect(await findBetterNearby({ ...beach, style: "urban" }, deps)).toHaveLength(2);
  });

  it("finds none where the place is the best", async () => {
    const deps = { ...someTripDeps(), roadNetwork: routePlannerOf(0, 10, 20) };
    expect(await findBetterNearby({ ...wish, position: 1 }, deps)).toEqual([]);
  });
});
