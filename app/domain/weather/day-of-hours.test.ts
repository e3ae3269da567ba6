import { describe, expect, it } from "vitest";
import { someHour } from "../../../tests/fakes/forecasts";
import type { Point } from "#app/domain/geo/geo";
import { dayOfHours, startOfLondonHour } from "./day-of-hours";
import type { SkyCondition } from "./forecast";
import { FIRST_FORECAST_HOUR, FORECAST_HOURS_A_DAY, type HourlyWeather } from "./hourly";

const LONDON: Point = { latitude: 51.5, longitude: -0.1 };
const LERWICK: Point = { latitude: 60.15, longitude: -1.15 };
const JUNE = "2026-06-20";
/** In London there is daylight from half past seven to four, so the hours from 08:00 to 15:00 count. */
const NOVEMBER = "2026-11-21";

const FAIR = someHour({
  ...{ temperatureC: 10, feelsLikeC: 8, humidityPct: 70, cloudPct: 20, windKmh: 12 },
  condition: "mostly-clear",
});

/** Makes a day of fair hours. The hours of the clock from `from` up to, but not including, `to` have the change. */
function hoursWith(from: number, to: number, change: Partial<HourlyWeather>): HourlyWeather[] {
  return Array.from({ length: FORECAST_HOURS_A_DAY }, (_, index) =>
    index + 5 >= from && index + 5 < to ? { ...FAIR, ...change } : FAIR,
  );
}
const day = (hours: readonly (HourlyWeather | null)[], date = NOVEMBER, point = LONDON) => {
  const result = dayOfHours(date, hours, point);
  if (result === null) throw new Error("no day");
  return result;
};
const skyOf = (from: number, to: number, change: Partial<HourlyWeather>) =>
  day(hoursWith(from, to, change)).condition;

describe("a day made of its hours", () => {
  it("of one and the same weather is that weather", () => {
    expect(day(hoursWith(0, 0, {}))).toEqual({
      date: NOVEMBER,
      temperatureMaxC: 10,
      temperatureMinC: 10,
      daylightMaxC: 10,
      feelsLikeC: 8,
      humidityPct: 70,
      cloudPct: 20,
      rainMm: 0,
      precipitationPct: 10,
      windKmh: 12,
      sunshineHours: 8.5,
      condition: "mostly-clear",
    });
  });

  it("has the highest and lowest of all its hours, and the warmest of daylight with what that feels like", () => {
    const mildEvening = hoursWith(19, 20, { temperatureC: 14, feelsLikeC: 13 });
    const hours = mildEvening.with(0, { ...FAIR, temperatureC: 3 });
    hours[7] = { ...FAIR, temperatureC: 11, feelsLikeC: 7 };
    expect(day(hours)).toMatchObject({
      temperatureMaxC: 14,
      temperatureMinC: 3,
      daylightMaxC: 11,
      feelsLikeC: 7,
    });
  });

  it("takes sky, humidity and wind from daylight only, rain and chance from all of its hours", () => {
    const wetEvening = { cloudPct: 100, humidityPct: 99, windKmh: 40, rainMm: 2, precipitationPct: 90 };
    expect(day(hoursWith(18, 22, { ...wetEvening, condition: "rain" }))).toMatchObject({
      cloudPct: 20,
      humidityPct: 70,
      windKmh: 12,
      rainMm: 8,
      precipitationPct: 90,
      condition: "mostly-clear",
    });
  });

  it.each([
    [1, 8],
    [4, 6.5],
    [5, null],
    [17, null],
  ])(
    "has the sunshine of the known hours if that of %i is unknown, and none without many",
    (count, hours) => {
      const unknown = hoursWith(5, 5 + count, { sunshineMinutes: null });
      expect(day(unknown).sunshineHours).toBe(hours);
    },
  );

  it("is made of the known hours, and is nothing without any", () => {
    const evening = hoursWith(0, 0, {}).map((hour, index) => (index < 14 ? null : hour));
    expect(day(evening)).toMatchObject({ temperatureMaxC: 10, sunshineHours: 1.5 });
    expect(
      dayOfHours(
        NOVEMBER,
        evening.map(() => null),
        LONDON,
      ),
    ).toBeNull();
  });

  it.each<[SkyCondition, number, number, Partial<HourlyWeather>]>([
    ["thunderstorm", 14, 15, { condition: "thunderstorm" }],
    ["rain", 9, 15, { condition: "rain", cloudPct: 95, rainMm: 0.1 }],
    ["showers", 9, 12, { condition: "rain", cloudPct: 90, rainMm: 0.1 }],
    ["partly-cloudy", 9, 12, { condition: "rain", cloudPct: 90, rainMm: 0 }],
    ["snow", 9, 12, { condition: "snow", cloudPct: 90, rainMm: 0.1 }],
    ["mostly-clear", 9, 10, { condition: "light-rain" }],
    ["fog", 8, 13, { condition: "fog", cloudPct: 100 }],
    ["partly-cloudy", 8, 11, { condition: "fog", cloudPct: 100 }],
    ["cloudy", 5, 22, { condition: "cloudy", cloudPct: 88 }],
    ["overcast", 5, 22, { condition: "cloudy", cloudPct: 89 }],
    // One of eight hours is wet, but rain is almost certain, and there is enough of it to show.
    ["sleet", 9, 10, { condition: "sleet", precipitationPct: 80, rainMm: 0.2 }],
    ["showers", 9, 10, { condition: "rain", precipitationPct: 100, rainMm: 1.4 }],
    ["mostly-clear", 9, 10, { condition: "rain", precipitationPct: 100, rainMm: 0.1 }],
    ["mostly-clear", 9, 10, { condition: "rain", precipitationPct: 79, rainMm: 1.4 }],
  ])("looks %s", (expected, from, to, change) => {
    expect(skyOf(from, to, change)).toBe(expected);
  });

  it("has showers only if more than half of the hours are dry", () => {
    // The sun is up for nine hours. The hour from 8:00 is unknown.
    const wet = hoursWith(9, 13, { condition: "rain", cloudPct: 90, rainMm: 0.1 });
    expect(day(wet).condition).toBe("showers");
    expect(day(wet.map((hour, index) => (FIRST_FORECAST_HOUR + index === 8 ? null : hour))).condition).toBe(
      "rain",
    );
  });

  it("looks wet where no chance is known and rain is forecast", () => {
    const unknown = hoursWith(9, 10, { condition: "rain", rainMm: 1.4 });
    expect(day(unknown.map((hour) => ({ ...hour, precipitationPct: null })))).toMatchObject({
      condition: "showers",
      precipitationPct: null,
    });
  });

  it("has daylight in Shetland at midwinter and at midsummer", () => {
    const dark = { temperatureC: 20 };
    expect(day(hoursWith(16, 22, dark), "2026-12-21", LERWICK).daylightMaxC).toBe(10);
    expect(day(hoursWith(21, 22, dark), JUNE, LERWICK).daylightMaxC).toBe(20);
  });
});

it.each([
  ["2026-06-20", 5, "2026-06-20T04:00:00Z"],
  ["2026-11-21", 21, "2026-11-21T21:00:00Z"],
  ["2026-03-29", 5, "2026-03-29T04:00:00Z"],
  ["2026-10-25", 5, "2026-10-25T05:00:00Z"],
])("the beginning of a London hour on %s at %i is %s", (date, hour, instant) => {
  expect(new Date(startOfLondonHour(date, hour)).toISOString()).toBe(new Date(instant).toISOString());
});
