import { describe, expect, it } from "vitest";
import type { Postcode } from "#app/domain/geo/postcode";
import { parsePostcode } from "#app/domain/geo/read-postcode";
import {
  routePlannerOf,
  THURSDAY_NOON,
  someSnapshot,
  someTripDeps,
} from "../../../tests/fakes/in-memory-trips";
import { someForecast } from "../../../tests/fakes/forecasts";
import { findDestination, findPlace } from "./find-destination";

const FRIDAY = "2026-07-17";
const wet = someForecast(THURSDAY_NOON, { rainMm: 20, cloudPct: 100, temperatureMaxC: 12 });
const fine = someForecast(THURSDAY_NOON, { rainMm: 0, cloudPct: 10, temperatureMaxC: 23 });
const snapshot = { ...someSnapshot(3), forecasts: [wet, fine, fine] };
const origin = parsePostcode("SW1A 1AA") as Postcode;
const query = {
  slug: "place-1",
  origin: null,
  date: FRIDAY,
  hasDay: true,
  leave: null,
  style: "urban",
} as const;
const depsOf = (fromHome: number[], fromPlace: number[] = []) => ({
  ...someTripDeps({ snapshot, searched: [["SW1A 1AA", 2]], minutes: fromHome }),
  roadNetwork: routePlannerOf(...fromPlace),
});

describe("one destination", () => {
  it("is found by its slug, with the drive if the visitor has said from where", async () => {
    const deps = depsOf([30, 60, 120]);
    const found = await findDestination({ ...query, slug: "place-3", origin }, deps);
    expect(found).toMatchObject({ hasStart: true, found: { place: { id: 3 }, drive: { minutes: 120 } } });
    const plain = await findDestination({ ...query, slug: "place-3" }, deps);
    expect(plain).toMatchObject({ hasStart: false, found: { drive: null, isOutOfReach: false }, better: [] });
    expect(await findDestination({ ...query, slug: "atlantis" }, deps)).toBeNull();
    expect([await findPlace("place-2", deps), await findPlace("atlantis", deps)]).toMatchObject([
      { id: 2 },
      null,
    ]);
  });

  it("may be out of reach", async () => {
    const found = await findDestination({ ...query, origin }, depsOf([Infinity, 60, 120]));
    expect(found).toMatchObject({ hasStart: true, found: { drive: null, isOutOfReach: true } });
  });
});

describe("finding better weather nearby", () => {
  const betterThan = async (slug: string, ...drives: [fromPlace: number[], fromHome?: number[]]) => {
    const [fromPlace, fromHome] = drives;
    const start = fromHome ? origin : null;
    const wish = { ...query, slug, origin: start, asksBetter: true };
    return (await findDestination(wish, depsOf(fromHome ?? [], fromPlace)))?.better;
  };

  it("drives from the place itself, by the embedded roads", async () => {
    const better = await betterThan("place-1", [0, 50, 20]);
    expect(better).toMatchObject([{ found: { place: { id: 3 } }, driveMinutes: 20 }]);
  });

  it("counts each place's weather from the visitor's arrival there, and leaves out what cannot be reached", async () => {
    const better = await betterThan("place-1", [0, 10, 20], [60, Infinity, 70]);
    expect(better).toMatchObject([{ found: { place: { id: 3 } } }]);
  });

  it("names places by the sea alone for the beach", async () => {
    const [here, inland, coast] = snapshot.places.map((place) => ({
      ...place,
      kind: "market-town" as const,
    }));
    const places = [here!, inland!, { ...coast!, kind: "seaside" as const }];
    const deps = {
      ...depsOf([], [0, 10, 20]),
      snapshots: { current: () => Promise.resolve({ ...snapshot, places }) },
    };
    const near = async (style: "urban" | "beach") =>
      (await findDestination({ ...query, style, asksBetter: true }, deps))?.better;
    expect(await near("beach")).toMatchObject([{ found: { place: { id: 3 } } }]);
    expect(await near("urban")).toHaveLength(2);
  });

  it("finds none where the place is the best", async () => {
    expect(await betterThan("place-2", [0, 10, 20])).toEqual([]);
  });
});
