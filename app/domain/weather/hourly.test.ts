import { fineDay, someHour } from "../../../tests/fakes/forecasts";
import fc from "../../../tests/harness/fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "#app/domain/calendar/calendar-day";
import { SKY_CONDITIONS, type PlaceForecast } from "./forecast";
import {
  FORECAST_HOURS_A_DAY,
  HOURLY_BYTES_A_DAY,
  hoursOfDay,
  packHours,
  knownHours,
  unpackDay,
  unpackHour,
  type HourSlots,
  type HourlyWeather,
} from "./hourly";

const FIRST_DAY = "2026-10-24";

const anyHour: fc.Arbitrary<HourlyWeather> = fc.record({
  temperatureC: fc.double({ min: -35, max: 48, noNaN: true }),
  feelsLikeC: fc.constant(0),
  humidityPct: fc.double({ min: 0, max: 100, noNaN: true }),
  cloudPct: fc.double({ min: 0, max: 100, noNaN: true }),
  rainMm: fc.double({ min: 0, max: 110, noNaN: true }),
  precipitationPct: fc.option(fc.double({ min: 0, max: 100, noNaN: true })),
  windKmh: fc.double({ min: 0, max: 200, noNaN: true }),
  gustKmh: fc.option(fc.double({ min: 0, max: 250, noNaN: true })),
  sunshineMinutes: fc.option(fc.double({ min: 0, max: 60, noNaN: true })),
  condition: fc.constantFrom(...SKY_CONDITIONS),
});
const anyFeltHour = fc
  .tuple(anyHour, fc.double({ min: -25, max: 25, noNaN: true }))
  .map(([hour, difference]) => ({ ...hour, feelsLikeC: hour.temperatureC + difference }));
const dayOf = <Hour>(hour: fc.Arbitrary<Hour>) =>
  fc.array(hour, { minLength: FORECAST_HOURS_A_DAY, maxLength: FORECAST_HOURS_A_DAY });

function forecastOf(days: readonly HourSlots[]): PlaceForecast {
  return {
    fetchedAt: 0,
    provider: "test",
    current: { temperatureC: 12, feelsLikeC: 11, condition: "cloudy", isDay: true },
    days: days.map((_, ahead) => fineDay(addDays(FIRST_DAY, ahead))),
    hourly: packHours(days),
  };
}

const CALM = someHour();

function repacked(hour: HourlyWeather): HourlyWeather {
  const hours = Array.from({ length: FORECAST_HOURS_A_DAY }, () => hour);
  return hoursOfDay(forecastOf([hours]), FIRST_DAY)?.[0] as HourlyWeather;
}

describe("hours kept as bytes", () => {
  const SIX = [0, 1, 2, 3, 4, 5];
  const daysOf = (hour: HourlyWeather | null) =>
    SIX.map(() => Array.from({ length: FORECAST_HOURS_A_DAY }, () => hour));

  it("are fifteen bytes each", () => {
    expect(packHours(daysOf(null))).toHaveLength(6 * 17 * 15);
    expect(packHours(daysOf(CALM))).toHaveLength(6 * HOURLY_BYTES_A_DAY);
  });

  it("are found by day and hour, and there are none beyond the last day", () => {
    const days = SIX.slice(0, 3).map((day) =>
      Array.from({ length: FORECAST_HOURS_A_DAY }, (_, index) => ({ ...CALM, gustKmh: 50 * day + index })),
    );
    const packed = packHours(days);
    expect(SIX.map((day) => unpackDay(packed, day)?.map((hour) => hour?.gustKmh))).toEqual(
      SIX.map((day) => days[day]?.map(({ gustKmh }) => gustKmh)),
    );
    expect([unpackHour(packed, 3, 0), unpackHour(packed, -1, 0)]).toEqual([null, null]);
    expect(unpackHour(packed.subarray(HOURLY_BYTES_A_DAY), 0, 2)?.gustKmh).toBe(52);
  });

  it("differ from the given values by less than any service's precision", () => {
    fc.assert(
      fc.property(anyFeltHour, (hour) => {
        const is = repacked(hour);
        for (const field of ["temperatureC", "feelsLikeC", "windKmh", "rainMm"] as const)
          expect(Math.abs(is[field] - hour[field])).toBeLessThanOrEqual(0.05001);
        for (const field of ["humidityPct", "cloudPct"] as const)
          expect(Math.abs(is[field] - hour[field])).toBeLessThanOrEqual(0.5);
        for (const field of ["precipitationPct", "gustKmh", "sunshineMinutes"] as const) {
          const [was, now] = [hour[field], is[field]];
          if (was === null) expect(now).toBeNull();
          else expect(Math.abs((now ?? NaN) - was)).toBeLessThanOrEqual(field === "gustKmh" ? 0.05001 : 0.5);
        }
        expect(is.condition).toBe(hour.condition);
      }),
    );
  });

  it("never leave their scales", () => {
    const wild = {
      ...CALM,
      temperatureC: 999,
      feelsLikeC: -999,
      humidityPct: 140,
      cloudPct: -5,
      rainMm: 9_000,
    };
    expect(
      repacked({ ...wild, precipitationPct: 140, windKmh: 4_000, gustKmh: 4_000, sunshineMinutes: 61 }),
    ).toMatchObject({
      temperatureC: 99.9,
      feelsLikeC: -99.9,
      humidityPct: 100,
      cloudPct: 0,
      rainMm: 999.9,
      precipitationPct: 100,
      windKmh: 999.9,
      gustKmh: 999.9,
      sunshineMinutes: 60,
    });
  });
});

describe("the hours of a day", () => {
  const someHours = fc.sample(dayOf(anyFeltHour), { numRuns: 3, seed: 11 });

  it("are found by their London date, across the end of summer time", () => {
    const forecast = forecastOf(someHours);
    for (const [ahead, hours] of someHours.entries()) {
      const found = hoursOfDay(forecast, addDays(FIRST_DAY, ahead));
      expect(found?.map(({ condition }) => condition)).toEqual(hours.map(({ condition }) => condition));
    }
    expect(hoursOfDay(forecast, addDays(FIRST_DAY, 3))).toBeNull();
    expect(hoursOfDay(forecast, addDays(FIRST_DAY, -1))).toBeNull();
  });

  it("are null if one of them is unknown, and the known ones can still be read", () => {
    const [first = []] = someHours;
    const afternoon = first.map((hour, index) => (index < 9 ? null : hour));
    const forecast = forecastOf([afternoon]);
    expect(hoursOfDay(forecast, FIRST_DAY)).toBeNull();
    const hours = knownHours(forecast, FIRST_DAY);
    expect(hours?.map((hour) => hour === null)).toEqual(afternoon.map((hour) => hour === null));
  });

  it("are null if nothing is known about the day, or about any day", () => {
    const none = Array.from({ length: FORECAST_HOURS_A_DAY }, () => null);
    const forecast = forecastOf([none]);
    expect(knownHours(forecast, FIRST_DAY)).toBeNull();
    expect(hoursOfDay({ ...forecast, hourly: null }, FIRST_DAY)).toBeNull();
    expect(hoursOfDay({ ...forecast, hourly: packHours([]) }, FIRST_DAY)).toBeNull();
  });
});
