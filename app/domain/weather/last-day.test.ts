import { describe, expect, it } from "vitest";
import { someForecast, someHour } from "../../../tests/fakes/forecasts";
import type { PlaceForecast } from "./forecast";
import { FORECAST_HOURS_A_DAY, hoursOfDay, packHours } from "./hourly";
import { withoutRareLastDay } from "./last-day";

/** It is one in the morning of 13 June in London. */
const NOW = Date.parse("2026-06-13T00:00:00Z");
const EVENING = NOW - 2 * 3_600_000;
const hours = Array.from({ length: FORECAST_HOURS_A_DAY }, () => someHour());
const madeAt = (fetchedAt: number): PlaceForecast => {
  const forecast = someForecast(fetchedAt);
  return { ...forecast, hourly: packHours(forecast.days.map(() => hours)) };
};
const places = (renewed: number, before: number, unusable = 0): (PlaceForecast | null)[] => [
  ...Array.from({ length: renewed }, () => madeAt(NOW)),
  ...Array.from({ length: before }, () => madeAt(EVENING)),
  ...Array.from({ length: unusable }, () => madeAt(NOW - 25 * 3_600_000)),
  null,
];
const lastDates = (forecasts: readonly (PlaceForecast | null)[]) => [
  ...new Set(forecasts.map((forecast) => forecast?.days.at(-1)?.date)),
];

describe("the last day that can be chosen", () => {
  it("is left out while fewer than nine in ten forecasts reach it", () => {
    const forecasts = withoutRareLastDay(places(37, 81), NOW);
    expect(lastDates(forecasts)).toEqual(["2026-06-17", undefined]);
    const [first] = forecasts;
    expect(first?.hourly).toHaveLength((madeAt(NOW).hourly?.length ?? 0) * (5 / 6));
    expect(first && hoursOfDay(first, "2026-06-17")).toEqual(hours);
    expect(first && hoursOfDay(first, "2026-06-18")).toBeNull();
    expect(lastDates(withoutRareLastDay(places(89, 11), NOW))).toEqual(["2026-06-17", undefined]);
  });

  it("stays with nine in ten of those that are in use", () => {
    for (const forecasts of [places(90, 10), places(100, 0), places(9, 1, 20), places(0, 0)]) {
      expect(withoutRareLastDay(forecasts, NOW)).toBe(forecasts);
    }
  });
});
