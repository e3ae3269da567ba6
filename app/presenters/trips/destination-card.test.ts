import { describe, expect, it } from "vitest";
import { DEFAULT_UNITS } from "#app/domain/units";
import { parsePostcode } from "#app/domain/geo/postcode";
import { THURSDAY_NOON, routePlannerOf, someSnapshot } from "../../../tests/fakes/in-memory-trips";
import { cardView } from "./destination-card";

async function driveOf(minutes: number, distanceUnit: "miles" | "kilometers") {
  const origin = { postcode: parsePostcode("BA1 1AA")!, point: { latitude: 51, longitude: -2 } };
  const table = await routePlannerOf(minutes).driveTimes({ ...origin, precision: "unit" }, [], 300);
  const context = { origin: null, date: "2026-07-16", leave: null, isVisit: false, style: "urban" } as const;
  const units = { temperatureUnit: "celsius", distanceUnit } as const;
  return cardView(someSnapshot(1), table, 0, { ...context, ...units, nowMs: THURSDAY_NOON }).drive;
}

describe("a card's weather", () => {
  const whenOf = (isVisit: boolean, date: string) => {
    const context = {
      origin: null,
      date,
      leave: null,
      isVisit,
      style: "urban",
      nowMs: THURSDAY_NOON,
    } as const;
    return cardView(someSnapshot(1), null, 0, { ...context, ...DEFAULT_UNITS }).weather?.when;
  };

  it("says what it is the weather of", () => {
    expect(whenOf(false, "2026-07-16")).toBe("now");
    expect(whenOf(true, "2026-07-16")).toBe("today");
    expect(whenOf(true, "2026-07-17")).toBe("Fri");
  });
});

describe("a card's offer", () => {
  const offerOf = (change: { specialOffer?: string; partnershipCode?: string }) => {
    const snapshot = someSnapshot(1);
    const places = snapshot.places.map((place) => ({ ...place, ...change }));
    const context = {
      origin: null,
      date: "2026-07-16",
      leave: null,
      isVisit: false,
      style: "urban",
    } as const;
    return cardView({ ...snapshot, places }, null, 0, { ...context, ...DEFAULT_UNITS, nowMs: THURSDAY_NOON })
      .offer;
  };

  it("is the place's own, and absent where it has none", () => {
    expect(offerOf({})).toBeUndefined();
    expect(offerOf({ specialOffer: "", partnershipCode: "" })).toBeUndefined();
    expect(offerOf({ specialOffer: "Free tea" })).toEqual({ text: "Free tea", code: null });
    expect(offerOf({ partnershipCode: "SUN" })).toEqual({ text: null, code: "SUN" });
  });
});

describe("a card's drive", () => {
  it.each([
    [0.4, "miles", "under 1m", "under 1 mile"],
    [0.4, "kilometers", "under 1m", "under 1 km"],
    [1, "kilometers", "1m", "1 km"],
    [2, "miles", "2m", "1 mile"],
    [80, "miles", "about 1h 20m", "50 miles"],
  ] as const)("of %d minutes, in %s, takes %s over %s", async (minutes, unit, duration, distance) => {
    expect(await driveOf(minutes, unit)).toMatchObject({ duration, distance });
  });
});

describe("a card without a search", () => {
  /** In December at that hour, where the sun sets at four. */
  const visitAt = (hour: number, isVisit = false) => {
    const nowMs = Date.UTC(2026, 11, 21, hour);
    const context = { origin: null, date: "2026-12-21", leave: null, isVisit, style: "urban" } as const;
    return cardView(someSnapshot(1), null, 0, { ...context, ...DEFAULT_UNITS, nowMs }).visit;
  };

  it("says so where little or no light is left, and nothing of a visit while there is", () => {
    expect(visitAt(10)).toBeUndefined();
    expect(visitAt(15)).toMatch(/^Nearly dark when you arrive · sunset 1[56]:\d\d$/);
    expect(visitAt(18)).toMatch(/^Dark when you arrive · sunset 1[56]:\d\d$/);
    expect(visitAt(10, true)).toMatch(/^Arrive 10:00 · .* of daylight/);
  });
});
