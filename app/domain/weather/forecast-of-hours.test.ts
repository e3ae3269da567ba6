import fc from "../../../tests/harness/fast-check";
import { describe, expect, it } from "vitest";
import { fineDay } from "../../../tests/fakes/forecasts";
import { travelDates } from "#app/domain/calendar/travel-date";
import type { Point } from "#app/domain/geo/geo";
import { dayOfHours, startOfLondonHour } from "./day-of-hours";
import { checkForecast } from "./forecast-freshness";
import { forecastOfHours, withHoursGoneBy, type ForecastAnswer } from "./forecast-of-hours";
import { FORECAST_HOURS_A_DAY, hoursOfDay, knownHours, type HourlyWeather } from "./hourly";

const BATH: Point = { latitude: 51.38, longitude: -2.36 };
const NOW = Date.parse("2026-11-21T14:35:00Z");
const DATES = travelDates(NOW);
const [TODAY = "", TOMORROW = ""] = DATES;

const anyHour: fc.Arbitrary<HourlyWeather> = fc.record({
  temperatureC: fc.double({ min: -10, max: 30, noNaN: true }),
  feelsLikeC: fc.double({ min: -15, max: 32, noNaN: true }),
  humidityPct: fc.double({ min: 30, max: 100, noNaN: true }),
  cloudPct: fc.double({ min: 0, max: 100, noNaN: true }),
  rainMm: fc.double({ min: 0, max: 6, noNaN: true }),
  precipitationPct: fc.double({ min: 0, max: 100, noNaN: true }),
  windKmh: fc.double({ min: 0, max: 60, noNaN: true }),
  gustKmh: fc.constant(null),
  sunshineMinutes: fc.double({ min: 0, max: 60, noNaN: true }),
  condition: fc.constantFrom("clear", "cloudy", "rain"),
});
const someHour = (fc.sample(anyHour, { numRuns: 1, seed: 3 })[0] ?? null) as HourlyWeather;

/** Makes the hours from one instant to another, each by `hourAt`. */
function hoursBetween(fromMs: number, toMs: number, hourAt: (startMs: number) => HourlyWeather) {
  const hours = new Map<number, HourlyWeather>();
  for (let startMs = fromMs; startMs < toMs; startMs += 3_600_000) hours.set(startMs, hourAt(startMs));
  return hours;
}
const midnight = (date: string) => startOfLondonHour(date, 0);
const allHours = (hourAt: (startMs: number) => HourlyWeather = () => someHour) =>
  hoursBetween(midnight(TODAY), midnight(DATES[5] ?? "") + 86_400_000, hourAt);
const answerWith = (change: Partial<ForecastAnswer> = {}): ForecastAnswer => ({
  provider: "test",
  fetchedAt: NOW,
  point: BATH,
  hours: allHours(),
  ...change,
});
const forecastWith = (change: Partial<ForecastAnswer> = {}) => {
  const forecast = forecastOfHours(answerWith(change), DATES);
  if (forecast === null) throw new Error("no forecast");
  return forecast;
};
const wholeDay = (date: string) => fineDay(date, { temperatureMaxC: 9, temperatureMinC: 2, daylightMaxC: 9 });

describe("a forecast made of hours", () => {
  it("has days that say the same as their hours, whatever these are", () => {
    fc.assert(
      fc.property(fc.array(anyHour, { minLength: 24, maxLength: 24 }), (hours) => {
        const forecast = forecastWith({
          hours: allHours((startMs) => hours[(startMs / 3_600_000) % 24] ?? someHour),
        });
        expect(checkForecast(forecast)).toMatchObject({ ok: true });
        for (const day of forecast.days) {
          const storedHours = hoursOfDay(forecast, day.date) ?? [];
          expect(storedHours).toHaveLength(FORECAST_HOURS_A_DAY);
          expect(day).toEqual(dayOfHours(day.date, storedHours, BATH));
          expect(day.temperatureMaxC).toBe(Math.max(...storedHours.map(({ temperatureC }) => temperatureC)));
          expect(day.temperatureMinC).toBe(Math.min(...storedHours.map(({ temperatureC }) => temperatureC)));
        }
      }),
      { numRuns: 20 },
    );
  });

  it("takes the weather now from the hour that has begun, with or without the sun", () => {
    const { temperatureC, feelsLikeC, condition } = someHour;
    expect(forecastWith().current).toEqual({ temperatureC, feelsLikeC, condition, isDay: true });
    const evening = forecastWith({ fetchedAt: Date.parse("2026-11-21T23:59:00Z") });
    expect(evening.current.isDay).toBe(false);
    expect(forecastOfHours(answerWith({ hours: new Map() }), DATES)).toBeNull();
  });

  it("loses a day that lacks more than four of its hours, and no other", () => {
    const without = (count: number) => {
      const hours = allHours();
      const nineOClock = midnight(TOMORROW) + 9 * 3_600_000;
      for (let at = 0; at < count; at += 1) hours.delete(nineOClock + at * 3_600_000);
      return forecastWith({ hours });
    };
    expect(without(4).days.map(({ date }) => date)).toEqual(DATES);
    const others = DATES.filter((date) => date !== TOMORROW);
    expect(without(5).days.map(({ date }) => date)).toEqual(others);
    for (const date of others) expect(hoursOfDay(without(5), date)).toEqual(hoursOfDay(forecastWith(), date));
  });

  it("does not check hours that are never shown: those of the night and of the days after", () => {
    const hours = allHours()
      .set(midnight(TOMORROW) + 2 * 3_600_000, { ...someHour, temperatureC: 99 })
      .set(midnight(DATES[5] ?? "") + 36 * 3_600_000, { ...someHour, temperatureC: 99 });
    expect(forecastWith({ hours })).toEqual(forecastWith());
  });

  it("takes the weather now from the nearest hour where the one that has begun is missing", () => {
    const hourStart = Math.floor(NOW / 3_600_000) * 3_600_000;
    const warm = { ...someHour, temperatureC: 19 };
    const missing = allHours().set(hourStart + 3_600_000, warm);
    missing.delete(hourStart);
    expect(forecastWith({ hours: missing }).current).toMatchObject({
      temperatureC: 19,
      condition: warm.condition,
    });
    const absurd = { temperatureC: 99, feelsLikeC: 9, condition: "clear", isDay: true } as const;
    expect(forecastWith({ current: absurd }).current).toEqual(forecastWith().current);
  });

  it("has no chance of rain where none is known, and the highest of those that are", () => {
    const noon = midnight(TOMORROW) + 12 * 3_600_000;
    const hours = allHours(() => ({ ...someHour, precipitationPct: null })).set(noon, {
      ...someHour,
      precipitationPct: 35,
    });
    const [today, tomorrow] = forecastWith({ hours }).days;
    expect([today?.precipitationPct, tomorrow?.precipitationPct]).toEqual([null, 35]);
    expect(checkForecast(forecastWith({ hours }))).toMatchObject({ ok: true });
  });

  it("takes the provider's own day if hours are missing, and stores no hours of it", () => {
    const hours = hoursBetween(
      Math.floor(NOW / 3_600_000) * 3_600_000,
      midnight(DATES[2] ?? ""),
      () => someHour,
    );
    const forecast = forecastWith({ hours, wholeDays: DATES.map(wholeDay) });
    expect(forecast.days.map((day) => day.temperatureMaxC === 9)).toEqual([
      true,
      false,
      true,
      true,
      true,
      true,
    ]);
    expect(DATES.map((date) => hoursOfDay(forecast, date) !== null)).toEqual([
      ...[false, true],
      ...[false, false, false, false],
    ]);
    expect(knownHours(forecast, TODAY)?.filter((hour) => hour !== null)).toHaveLength(8);
  });

  it("makes the rest of a day from longer periods, and leaves out a day without any", () => {
    const firstHour = Math.floor(NOW / 3_600_000) * 3_600_000;
    const hours = hoursBetween(firstHour, firstHour + 3_600_000, () => someHour);
    const spreadHours = hoursBetween(firstHour, midnight(DATES[5] ?? ""), () => someHour);
    const forecast = forecastWith({ hours, spreadHours });
    expect(forecast.days.map(({ date }) => date)).toEqual(DATES.slice(0, 5));
    expect(DATES.every((date) => hoursOfDay(forecast, date) === null)).toBe(true);
  });

  it("still has a today late in the evening, when only the night is left of it", () => {
    const fetchedAt = Date.parse("2026-11-21T22:40:00Z");
    const spreadHours = hoursBetween(
      fetchedAt - 40 * 60_000,
      midnight(DATES[5] ?? "") + 86_400_000,
      () => someHour,
    );
    expect(forecastWith({ fetchedAt, hours: new Map(), spreadHours }).days).toHaveLength(6);
  });
});

describe("the hours of today that have gone by", () => {
  const fromNowOn = () =>
    forecastWith({
      hours: hoursBetween(Math.floor(NOW / 3_600_000) * 3_600_000, midnight(TOMORROW) + 86_400_000, () => ({
        ...someHour,
        temperatureC: 5,
      })),
      wholeDays: DATES.map(wholeDay),
    });

  it("are those of an earlier forecast, and today is made of all of them", () => {
    const earlier = forecastWith({ hours: allHours(() => ({ ...someHour, temperatureC: 11 })) });
    const forecast = withHoursGoneBy(fromNowOn(), earlier, BATH);
    const hours = hoursOfDay(forecast, TODAY) ?? [];
    expect(hours.map(({ temperatureC }) => temperatureC)).toEqual([
      ...Array.from({ length: 9 }, () => 11),
      ...Array.from({ length: 8 }, () => 5),
    ]);
    expect(forecast.days[0]).toEqual(dayOfHours(TODAY, hours, BATH));
    expect(forecast.days.slice(1)).toEqual(fromNowOn().days.slice(1));
    expect(hoursOfDay(forecast, TOMORROW)).toEqual(hoursOfDay(fromNowOn(), TOMORROW));
  });

  it("stay unknown if no earlier forecast had them", () => {
    const forecast = fromNowOn();
    expect(withHoursGoneBy(forecast, null, BATH)).toBe(forecast);
    expect(withHoursGoneBy(forecast, { ...forecastWith(), hourly: null }, BATH)).toBe(forecast);
    const yesterdays = { ...forecastWith(), days: forecastWith().days.slice(0, 0) };
    expect(withHoursGoneBy(forecast, yesterdays, BATH)).toBe(forecast);
  });

  it("stay the same in a forecast that has all of them", () => {
    const forecast = forecastWith();
    expect(withHoursGoneBy(forecast, fromNowOn(), BATH)).toBe(forecast);
  });
});
