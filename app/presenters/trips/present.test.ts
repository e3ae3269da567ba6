import { describe, expect, it } from "vitest";
import { DEFAULT_UNITS } from "#app/domain/units";
import { someFoundPlace } from "../../../tests/fakes/found-places";
import { THURSDAY_NOON, someSnapshot } from "../../../tests/fakes/in-memory-trips";
import { packHours } from "#app/domain/weather/hourly";
import { someForecast, someHour } from "../../../tests/fakes/forecasts";
import { cardView, present } from "./present";

function driveOf(minutes: number, distanceUnit: "miles" | "kilometers") {
  const context = { origin: null, date: "2026-07-16", style: "urban" } as const;
  const units = { temperatureUnit: "celsius", distanceUnit } as const;
  const found = someFoundPlace({ minutes: [minutes] });
  return present(found, { ...context, ...units, nowMs: THURSDAY_NOON }, "card").drive;
}

describe("a card's weather", () => {
  const whenOf = (isVisit: boolean, date: string) => {
    const context = {
      origin: null,
      date,
      style: "urban",
      nowMs: THURSDAY_NOON,
    } as const;
    return cardView(someFoundPlace({ date }), { ...context, ...DEFAULT_UNITS }, isVisit).weather?.when;
  };

  it("says what it is the weather of", () => {
    expect(whenOf(false, "2026-07-16")).toBe("now");
    expect(whenOf(true, "2026-07-16")).toBe("today");
    expect(whenOf(true, "2026-07-17")).toBe("Friday");
  });
});

describe("the weather of a visit in the dark", () => {
  /**
   * Today's hours have 1° to 17° and tomorrow's have 18° to 34°. Now it is 14°; the maximum of today's forecast is 17°.
   */
  const HOURS = packHours(
    [0, 1].map((day) =>
      Array.from({ length: 17 }, (_, index) => someHour({ temperatureC: day * 17 + index + 1 })),
    ),
  );
  function seen(
    clock: string,
    minutes: number,
    change: { date?: string; leave?: number; hourly?: null } = {},
  ) {
    const { date = "2026-12-21", leave = null, hourly = HOURS } = change;
    const nowMs = Date.parse(`2026-12-21T${clock}Z`);
    const context = {
      origin: null,
      date,
      style: "urban",
      nowMs,
      ...DEFAULT_UNITS,
    } as const;
    const snapshot = { ...someSnapshot(1), forecasts: [{ ...someForecast(nowMs), hourly }] };
    const found = someFoundPlace({ snapshot, minutes: [minutes], date, leave, nowMs });
    const { temperature, when } = present(found, context, "card").weather ?? {};
    return `${temperature} ${when}`;
  }

  it("is that of the hour of arrival, tomorrow's too", () => {
    expect(seen("20:00", 119)).toBe("17° on arrival");
    expect(seen("23:45", 315)).toBe("18° on arrival");
  });

  it("is that of now where the forecast does not tell the hour, and never that of another hour", () => {
    expect(seen("20:00", 120)).toBe("14° now");
    expect(seen("23:45", 30)).toBe("14° now");
    expect(seen("20:00", 30, { hourly: null })).toBe("14° now");
  });

  it("is the day's on another day, as there is no now of that", () => {
    const tomorrow = { date: "2026-12-22", leave: 20 * 60 };
    expect(seen("20:00", 60, tomorrow)).toBe("34° on arrival");
    expect(seen("20:00", 120, tomorrow)).toBe("17° Tuesday");
  });
});

describe("a card's offer", () => {
  const offerOf = (change: { specialOffer?: string; partnershipCode?: string }) => {
    const snapshot = someSnapshot(1);
    const places = snapshot.places.map((place) => ({ ...place, ...change }));
    const context = {
      origin: null,
      date: "2026-07-16",
      style: "urban",
    } as const;
    const found = someFoundPlace({ snapshot: { ...snapshot, places } });
    return present(found, { ...context, ...DEFAULT_UNITS, nowMs: THURSDAY_NOON }, "card").offer;
  };

  it("is the place's own, and absent where it has none", () => {
    expect(offerOf({})).toBeUndefined();
    expect(offerOf({ specialOffer: "", partnershipCode: "" })).toBeUndefined();
    expect(offerOf({ specialOffer: "Free tea" })).toEqual({ text: "Free tea", code: null });
    expect(offerOf({ partnershipCode: "SUN" })).toEqual({ text: null, code: "SUN" });
  });
});

it.each([
  [0.4, "miles", "under 1 min", "under 1 mile"],
  [0.4, "kilometers", "under 1 min", "under 1 km"],
  [1, "kilometers", "1 min", "1 km"],
  [2, "miles", "2 min", "1 mile"],
  [80, "miles", "about 1h 20m", "50 miles"],
] as const)("a card's drive of %d minutes, in %s, takes %s over %s", (minutes, unit, duration, distance) => {
  expect(driveOf(minutes, unit)).toMatchObject({ duration, distance });
});

describe("a card without a search", () => {
  /** The card at this hour on a day in December, when the sun sets at about 16:00. */
  const visitAt = (hour: number, isVisit = false) => {
    const nowMs = Date.UTC(2026, 11, 21, hour);
    const context = { origin: null, date: "2026-12-21", style: "urban" } as const;
    const found = someFoundPlace({ date: "2026-12-21", nowMs });
    return cardView(found, { ...context, ...DEFAULT_UNITS, nowMs }, isVisit).notes[0]?.text;
  };

  it("says so where little or no light is left, and nothing of a visit while there is", () => {
    expect(visitAt(10)).toBeUndefined();
    expect(visitAt(15)).toMatch(/^Nearly dark when you arrive · sunset 1[56]:\d\d$/);
    expect(visitAt(18)).toMatch(/^Dark when you arrive · sunset 1[56]:\d\d$/);
    expect(visitAt(10, true)).toMatch(/^Arrive 10:00 · .* of daylight/);
  });
});
