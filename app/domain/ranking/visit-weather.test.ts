import fc from "../../../tests/harness/fast-check";
import { describe, expect, it } from "vitest";
import { fineDay, forecastOfDays, someHour } from "../../../tests/fakes/forecasts";
import type { PlaceForecast } from "#app/domain/weather/forecast";
import {
  FIRST_FORECAST_HOUR,
  FORECAST_HOURS_A_DAY,
  type HourlyWeather,
  packHours,
} from "#app/domain/weather/hourly";
import { scoreDay } from "./holiday-climate-index";
import { stayFrom } from "./visit";
import { isDryAndCalm, scoreVisit, visitOrderScore, visitWeather } from "./visit-weather";

const DATE = "2026-06-20";
const SUMMER_SUN = { risesAt: 280, setsAt: 1282 };
const WINTER_SUN = { risesAt: 488, setsAt: 953 };

const HOUR = someHour();
const DAY = fineDay(DATE, { temperatureMaxC: 19, rainMm: 4, condition: "rain" });

const forecastOf = (hours: readonly (HourlyWeather | null)[] | null): PlaceForecast => ({
  ...forecastOfDays([DAY], 0),
  hourly: hours && packHours([hours]),
});

const everyHour = (hour: HourlyWeather | null) => Array.from({ length: FORECAST_HOURS_A_DAY }, () => hour);
const slotOf = (londonHour: number) => londonHour - FIRST_FORECAST_HOUR;

const weatherFrom = (hours: readonly (HourlyWeather | null)[] | null, quarter = 40, sun = SUMMER_SUN) =>
  visitWeather(forecastOf(hours), DATE, stayFrom(quarter, sun));

// Values that packing does not round.
const tenths = (from: number, to: number) => fc.integer({ min: from * 10, max: to * 10 }).map((n) => n / 10);
const anyHour: fc.Arbitrary<HourlyWeather> = fc.record({
  temperatureC: tenths(-10, 35),
  feelsLikeC: fc.constant(10),
  humidityPct: fc.integer({ min: 20, max: 100 }),
  cloudPct: fc.integer({ min: 0, max: 100 }),
  rainMm: tenths(0, 5),
  precipitationPct: fc.integer({ min: 0, max: 100 }),
  windKmh: fc.integer({ min: 0, max: 40 }),
  gustKmh: fc.constant(null),
  sunshineMinutes: fc.integer({ min: 0, max: 60 }),
  condition: fc.constantFrom("clear", "cloudy", "rain"),
});
const anyHours = fc.array(anyHour, { minLength: FORECAST_HOURS_A_DAY, maxLength: FORECAST_HOURS_A_DAY });
const anyQuarter = fc.integer({ min: 20, max: 80 });
const anySun = fc.constantFrom(SUMMER_SUN, WINTER_SUN);
const anyStyle = fc.constantFrom("urban" as const, "beach" as const);

it("the sky of a visit is not wet for the last minutes of a shower that leave no rain to show", () => {
  const shower = { ...HOUR, rainMm: 0.1, precipitationPct: 90, condition: "rain" as const };
  const sunsetAtEleven = { risesAt: 488, setsAt: 660 };
  const from = (quarter: number) =>
    weatherFrom(everyHour(HOUR).with(slotOf(9), shower), quarter, sunsetAtEleven);
  expect(from(36)).toMatchObject({ rainMm: expect.closeTo(0.1) as number, condition: "rain" });
  expect(from(39)).toMatchObject({ rainMm: expect.closeTo(0.025) as number, condition: "partly-cloudy" });
});

describe("the weather of a visit", () => {
  it("is that of its hours, and parts of an hour count as parts", () => {
    const hours = everyHour({ ...HOUR, sunshineMinutes: 0, windKmh: 10, cloudPct: 100 });
    // The visit has half of the hour from nine to ten, and the first minutes of the hour of the sunset.
    hours[slotOf(9)] = {
      ...HOUR,
      sunshineMinutes: 60,
      windKmh: 10,
      gustKmh: null,
      cloudPct: 0,
      rainMm: 2,
      temperatureC: 21,
    };
    const sun = { risesAt: 400, setsAt: 11 * 60 + 30 };
    expect(weatherFrom(hours, 38, sun)).toMatchObject({
      temperatureMaxC: 21,
      temperatureMinC: 18,
      cloudPct: 75,
      sunshineHours: 0.5,
      rainMm: 1,
      rainMmADay: 12,
      isWholeDay: false,
    });
  });

  it.each([
    [1, 3.5],
    [2, 3],
    [3, null],
  ])("of eight hours has no more than the sunshine of %i less if theirs is unknown", (count, sun) => {
    const hours = everyHour(HOUR);
    for (let hour = 12; hour < 12 + count; hour += 1) {
      hours[slotOf(hour)] = { ...HOUR, sunshineMinutes: null };
    }
    expect(weatherFrom(hours)?.sunshineHours).toBe(sun);
  });

  it("is that of the whole day if its hours are unknown, and needs no past hour", () => {
    expect(weatherFrom(null)).toMatchObject({ temperatureMaxC: 19, rainMmADay: 4, isWholeDay: true });
    const afternoon = everyHour(HOUR).map((hour, index) => (index < slotOf(14) ? null : hour));
    expect(weatherFrom(afternoon, 14 * 4)).toMatchObject({ isWholeDay: false });
    expect(weatherFrom(afternoon, 13 * 4)).toMatchObject({ isWholeDay: true });
  });

  it("is that of the last kept hour where it begins after it, on a night in June", () => {
    const hours = everyHour(HOUR);
    hours[slotOf(21)] = { ...HOUR, temperatureC: 11, cloudPct: 90, rainMm: 3, sunshineMinutes: 15 };
    const sun = { risesAt: 4 * 60 + 18, setsAt: 22 * 60 + 40 };
    expect(weatherFrom(hours, 22 * 4, sun)).toMatchObject({
      temperatureMaxC: 11,
      temperatureMinC: 11,
      cloudPct: 90,
      rainMmADay: 72,
      rainMm: 2,
      // Two thirds of that hour's sunshine, since the sun sets 40 minutes after the hour.
      sunshineHours: ((15 / 60) * 2) / 3,
      isWholeDay: false,
    });
    expect(weatherFrom(null, 22 * 4, sun)?.isWholeDay).toBe(true);
  });

  it("is none with less than half an hour of daylight left, in the dark, or where the forecast does not reach", () => {
    const sunset = (minutes: number) => ({ risesAt: 8 * 60, setsAt: 15 * 60 + minutes });
    expect(weatherFrom(everyHour(HOUR), 15 * 4, sunset(29))).toBeNull();
    expect(weatherFrom(null, 15 * 4, sunset(1))).toBeNull();
    expect(weatherFrom(everyHour(HOUR), 15 * 4, sunset(30))).not.toBeNull();
    expect(weatherFrom(everyHour(HOUR), 65, WINTER_SUN)).toBeNull();
    expect(visitWeather(forecastOf(null), "2026-06-21", stayFrom(40, SUMMER_SUN))).toBeNull();
  });

  it("scores as the whole day does where every hour is alike", () => {
    fc.assert(
      fc.property(anyHour, anyQuarter, anySun, anyStyle, (hour, quarter, sun, style) => {
        const weather = weatherFrom(everyHour(hour), quarter, sun);
        fc.pre(weather !== null);
        const { temperatureC: temperatureMaxC, rainMm, ...means } = hour;
        const day = scoreDay({ ...means, temperatureMaxC, rainMm: rainMm * 24 }, style);
        expect(scoreVisit(weather, style).value).toBeCloseTo(day.value, 2);
      }),
    );
  });

  it("never changes with the hours outside it", () => {
    fc.assert(
      fc.property(anyHours, anyHours, anyQuarter, anySun, (hours, others, quarter, sun) => {
        const { startsAt, endsAt } = stayFrom(quarter, sun);
        const isOutside = (index: number) => {
          const start = (index + FIRST_FORECAST_HOUR) * 60;
          return start + 60 <= startsAt || start >= endsAt;
        };
        const changed = hours.map((hour, index) => (isOutside(index) ? (others[index] ?? hour) : hour));
        expect(weatherFrom(changed, quarter, sun)).toEqual(weatherFrom(hours, quarter, sun));
      }),
    );
  });
});

it.each(["urban", "beach"] as const)(
  "less rain in an hour of the visit never lowers the score: %s",
  (style) => {
    fc.assert(
      fc.property(anyHours, fc.nat(FORECAST_HOURS_A_DAY - 1), anyQuarter, (hours, index, quarter) => {
        const before = weatherFrom(hours, quarter);
        const after = weatherFrom(hours.with(index, { ...hours[index]!, rainMm: 0 }), quarter);
        fc.pre(before !== null && after !== null);
        expect(visitOrderScore(after, style)).toBeGreaterThanOrEqual(visitOrderScore(before, style));
      }),
    );
  },
);

it.each([
  [{}, true],
  [{ rainMm: 0.3 }, false],
  [{ precipitationPct: 40 }, false],
  [{ precipitationPct: null }, true],
  [{ windKmh: 20 }, false],
])("a visit is dry and calm by what its reasons say: %j is %s", (change, expected) => {
  const means = { temperatureMaxC: 9, humidityPct: 80, cloudPct: 100, windKmh: 19, rainMmADay: 0, rainMm: 0 };
  expect(isDryAndCalm({ ...means, sunshineHours: 0, precipitationPct: 30, ...change })).toBe(expected);
});
