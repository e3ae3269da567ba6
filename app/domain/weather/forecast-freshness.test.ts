import { describe, expect, it } from "vitest";
import { fineDay, forecastOfDays } from "../../../tests/fakes/forecasts";
import {
  ageInWords,
  checkForecast,
  forecastForDate,
  freshnessOf,
  usableForecast,
} from "./forecast-freshness";
import { addDays } from "#app/domain/calendar/calendar-day";
import type { CurrentWeather, DailyForecast, PlaceForecast } from "./forecast";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const day = (ahead: number, change: Partial<DailyForecast> = {}) =>
  fineDay(addDays("2026-10-24", ahead), change);

const forecast = (change: Partial<PlaceForecast> = {}): PlaceForecast => ({
  ...forecastOfDays(
    [0, 1, 2, 3, 4, 5].map((ahead) => day(ahead)),
    0,
  ),
  ...change,
});

const withDay = (change: Partial<DailyForecast>) =>
  forecast({ days: [day(0), day(1, change), day(2), day(3), day(4), day(5)] });

const withCurrent = (change: Partial<CurrentWeather>) =>
  forecast({ current: { ...forecast().current, ...change } });

const at = (fetchedHoursAgo: number, lookedMinutesAgo: number) =>
  freshnessOf(
    { fetchedAt: 30 * HOUR - fetchedHoursAgo * HOUR, checkedAt: 30 * HOUR - lookedMinutesAgo * MINUTE },
    30 * HOUR,
  );

it("a forecast of the newest run is fresh as long as we looked within 90 minutes, and unusable a day after it was fetched all the same", () => {
  expect([at(5, 90), at(5, 91), at(24, 10), at(24.1, 10)]).toEqual(["fresh", "stale", "fresh", "unusable"]);
  // The list of runs was out of reach during the fetch. We therefore do not know whether the forecast is
  // the newest one.
  expect([at(0, 90), at(0, 91)]).toEqual(["fresh", "stale"]);
});

describe("a forecast's age", () => {
  it.each([
    [0, "fresh"],
    [90 * MINUTE, "fresh"],
    [90 * MINUTE + 1, "stale"],
    [24 * HOUR, "stale"],
    [24 * HOUR + 1, "unusable"],
    [-5 * MINUTE, "fresh"],
  ])("of %i ms makes it %s", (age, freshness) => {
    expect(freshnessOf({ fetchedAt: 1_000_000 }, 1_000_000 + age)).toBe(freshness);
  });

  it.each([
    [10, "from less than an hour ago"],
    [40, "from an hour ago"],
    [95, "from 2 hours ago"],
  ])("of %i minutes reads %j", (minutes, words) => {
    expect(ageInWords(0, minutes * MINUTE)).toBe(words);
  });

  it("takes it away past 24 hours and not before", () => {
    const old = forecast();
    expect(usableForecast(old, 24 * HOUR)).toBe(old);
    expect(usableForecast(old, 24 * HOUR + 1)).toBeNull();
    expect(usableForecast(null, 0)).toBeNull();
  });
});

it("a forecast's day is found by its London date, never by its place in the list", () => {
  expect(forecastForDate(forecast(), "2026-10-26")).toEqual(day(2));
  expect(forecastForDate(forecast(), "2026-10-30")).toBeNull();
  expect(forecastForDate(null, "2026-10-26")).toBeNull();
});

describe("the check of a provider's forecast", () => {
  it("lets a plausible forecast through unchanged", () => {
    expect(checkForecast(forecast())).toEqual({ ok: true, value: forecast() });
  });

  it("takes British records and a provider without sunshine", () => {
    for (const change of [
      { temperatureMaxC: 40.3 },
      { temperatureMinC: -27.2 },
      { rainMm: 341.4 },
      { sunshineHours: null },
    ]) {
      expect(checkForecast(withDay(change))).toMatchObject({ ok: true });
    }
  });

  it.each<Partial<DailyForecast>>([
    { temperatureMaxC: 99 },
    { temperatureMinC: -99 },
    { temperatureMaxC: NaN },
    { temperatureMaxC: 7, temperatureMinC: 8 },
    { humidityPct: -1 },
    { cloudPct: 140 },
    { rainMm: Infinity },
    { windKmh: -1 },
    { windKmh: 400 },
  ])("leaves out the day that cannot be true, and no other: %j", (change) => {
    const days = [0, 2, 3, 4, 5].map((ahead) => day(ahead));
    expect(checkForecast(withDay(change))).toEqual({ ok: true, value: forecast({ days }) });
    const spoilt = forecast({ days: [0, 1, 2, 3, 4, 5].map((ahead) => day(ahead, ahead < 3 ? change : {})) });
    expect(checkForecast(spoilt)).toEqual({ ok: false, error: "absurd-value" });
  });

  it.each<[told: Partial<DailyForecast>, kept: Partial<DailyForecast>]>([
    [{ humidityPct: 101 }, { humidityPct: 100 }],
    [{ cloudPct: 100.2 }, { cloudPct: 100 }],
    [{ rainMm: -0.1 }, { rainMm: 0 }],
    [{ precipitationPct: -1 }, { precipitationPct: null }],
    [{ precipitationPct: NaN }, { precipitationPct: null }],
    [{ sunshineHours: 24.05 }, { sunshineHours: 24 }],
    [{ sunshineHours: 25 }, { sunshineHours: null }],
  ])("keeps a day with %j as %j", (told, kept) => {
    expect(checkForecast(withDay(told))).toEqual({ ok: true, value: withDay(kept) });
  });

  it("refuses absurd current weather", () => {
    expect(checkForecast(withCurrent({ temperatureC: 99 }))).toEqual({ ok: false, error: "absurd-value" });
    expect(checkForecast(withCurrent({ feelsLikeC: NaN }))).toEqual({ ok: false, error: "absurd-value" });
  });

  it.each([
    ["a repeat", [day(0), day(1), day(1), day(2), day(3), day(4)]],
    ["a wrong order", [day(1), day(0), day(2), day(3), day(4), day(5)]],
    ["no date", [day(0, { date: "soon" }), day(1), day(2), day(3), day(4), day(5)]],
    ["a day that does not exist", [day(0, { date: "2026-02-30" }), day(1), day(2), day(3), day(4), day(5)]],
    ["a month that does not exist", [day(0, { date: "2026-13-01" }), day(1), day(2), day(3), day(4), day(5)]],
  ])("refuses days with %s", (_, days) => {
    expect(checkForecast(forecast({ days }))).toEqual({ ok: false, error: "broken-days" });
  });

  it("takes days without one that is not known, and days without a chance of rain", () => {
    for (const days of [
      [day(0), day(1), day(3), day(4), day(5)],
      [day(0), day(1), day(2), day(3)],
    ]) {
      expect(checkForecast(forecast({ days }))).toMatchObject({ ok: true, value: { days } });
    }
    const withoutChance = withDay({ precipitationPct: null });
    expect(checkForecast(withoutChance)).toEqual({ ok: true, value: withoutChance });
  });

  it("refuses too few days", () => {
    expect(checkForecast(forecast({ days: [day(0), day(1), day(2)] }))).toEqual({
      ok: false,
      error: "too-few-days",
    });
  });
});
