import { describe, expect, it } from "vitest";
import { someFoundPlace } from "../../../tests/fakes/found-places";
import { someSnapshot } from "../../../tests/fakes/in-memory-trips";
import { packHours } from "#app/domain/weather/hourly";
import { someForecast, someHour } from "../../../tests/fakes/forecasts";
import { somePlaceContext } from "../../../tests/fakes/search-context";
import { cardView, present } from "./present";

function driveOf(minutes: number, distanceUnit: "miles" | "kilometers") {
  const found = someFoundPlace({ minutes: [minutes] });
  return present(found, somePlaceContext({ distanceUnit }), "card").drive;
}

const whenOf = (isVisit: boolean, date: string) =>
  cardView(someFoundPlace({ date }), somePlaceContext({ date }), isVisit).weather?.when;

it("a card's weather says what it is the weather of", () => {
  expect(whenOf(false, "2026-07-16")).toBe("now");
  expect(whenOf(true, "2026-07-16")).toBe("today");
  expect(whenOf(true, "2026-07-17")).toBe("Friday");
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
    const snapshot = { ...someSnapshot(1), forecasts: [{ ...someForecast(nowMs), hourly }] };
    const found = someFoundPlace({ snapshot, minutes: [minutes], date, leave, nowMs });
    const { temperature, when } = present(found, somePlaceContext({ date, nowMs }), "card").weather ?? {};
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

const offerOf = (change: { specialOffer?: string; partnershipCode?: string }) => {
  const snapshot = someSnapshot(1);
  const places = snapshot.places.map((place) => ({ ...place, ...change }));
  return present(someFoundPlace({ snapshot: { ...snapshot, places } }), somePlaceContext(), "card").offer;
};

it("a card's offer is the place's own, and absent where it has none", () => {
  expect(offerOf({})).toBeUndefined();
  expect(offerOf({ specialOffer: "", partnershipCode: "" })).toBeUndefined();
  expect(offerOf({ specialOffer: "Free tea" })).toEqual({ text: "Free tea", code: null });
  expect(offerOf({ partnershipCode: "SUN" })).toEqual({ text: null, code: "SUN" });
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

/** The card at this hour on a day in December, when the sun sets at about 16:00. */
const visitAt = (hour: number, isVisit = false) => {
  const nowMs = Date.UTC(2026, 11, 21, hour);
  const date = "2026-12-21";
  const found = someFoundPlace({ date, nowMs });
  return cardView(found, somePlaceContext({ date, nowMs }), isVisit).notes[0]?.text;
};

it("a card without a search says so where little or no light is left, and nothing of a visit while there is", () => {
  expect(visitAt(10)).toBeUndefined();
  expect(visitAt(15)).toMatch(/^Nearly dark when you arrive · sunset 1[56]:\d\d$/);
  expect(visitAt(18)).toMatch(/^Dark when you arrive · sunset 1[56]:\d\d$/);
  expect(visitAt(10, true)).toMatch(/^Arrive 10:00 · .* of daylight/);
});
