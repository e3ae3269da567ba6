import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Point } from "#app/domain/geo/geo";
import { hoursOfDay, knownHours } from "#app/domain/weather/hourly";
import { createOpenMeteo } from "./open-meteo";

/*
 * These tests check how values are read, against numbers computed by hand from
 * tests/fixtures/vendors/open-meteo-made-up.json. The values there are invented but fit together as in real answers:
 * see docs/weather-services.md.
 */
type Column = (number | string | null)[];
interface MadeUp {
  readonly hourly: Record<string, Column> & { readonly time: number[] };
}

const BATH: Point = { latitude: 51.38, longitude: -2.36 };
const SATURDAY = Date.UTC(2026, 10, 21);
const NOW = SATURDAY + 14.58 * 3_600_000;
const madeUp = JSON.parse(readFileSync("tests/fixtures/vendors/open-meteo-made-up.json", "utf8")) as MadeUp;

const withHourly = (change: Record<string, unknown>) => ({
  ...madeUp,
  hourly: { ...madeUp.hourly, ...change },
});

async function forecastFrom(answer: unknown, nowMs = NOW) {
  const fetchOnce = () => Promise.resolve(new Response(JSON.stringify(answer)));
  const weather = createOpenMeteo({ baseUrl: "http://made-up", http: { fetch: fetchOnce } });
  return (await weather.fetchForecasts([BATH], nowMs))[0] ?? null;
}

async function hoursOn(date: string, answer: unknown = madeUp, nowMs = NOW) {
  const forecast = await forecastFrom(answer, nowMs);
  return (forecast && hoursOfDay(forecast, date)) ?? [];
}

describe("an Open-Meteo answer", () => {
  it("gives each hour the sky, the rain and the chance of the time at which it ends", async () => {
    const hours = await hoursOn("2026-11-22");
    expect(hours.map(({ condition }) => condition)).toEqual([
      ...["drizzle", "drizzle", "drizzle", "light-rain", "rain", "heavy-rain", "rain", "drizzle", "drizzle"],
      ...Array.from({ length: 8 }, () => "overcast"),
    ]);
    expect(hours.slice(0, 10).map(({ rainMm }) => rainMm)).toEqual([
      ...[0.4, 0.9, 1.2, 2.1, 3.4, 8, 2.6, 0.6, 0.2],
      ...[0],
    ]);
    expect(hours.slice(0, 10).map(({ precipitationPct }) => precipitationPct)).toEqual([
      ...[63, 73, 78, 86, 94, 98, 90, 68, 57, 29],
    ]);
  });

  it("gives each hour the temperature, the humidity, the cloud and the wind of its beginning", async () => {
    const [, , , , , , , , one] = await hoursOn("2026-11-22");
    expect(one).toMatchObject({ temperatureC: 8.7, humidityPct: 81, cloudPct: 100 });
    expect(one?.feelsLikeC).toBeCloseTo(3.5, 1);
    expect(one?.windKmh).toBeCloseTo(21.7, 0);
  });

  it("makes days of the hours from 05:00 to 22:00, and describes now as the current hour", async () => {
    const forecast = await forecastFrom(madeUp);
    expect(forecast?.days[1]).toMatchObject({
      date: "2026-11-22",
      temperatureMaxC: 9.2,
      temperatureMinC: 5.6,
      rainMm: 19.4,
      precipitationPct: 98,
      sunshineHours: 0,
      condition: "rain",
    });
    expect(forecast?.days.map(({ condition }) => condition)).toEqual([
      ...["partly-cloudy", "rain", "drizzle", "snow", "cloudy", "partly-cloudy"],
    ]);
    expect(forecast?.current).toEqual({
      temperatureC: 10.6,
      feelsLikeC: 7.7,
      condition: "mostly-clear",
      isDay: true,
    });
  });

  it("turns seconds of sunshine into minutes, those of the hour's end, and is refused in other units", async () => {
    const [, , , ...fromEight] = await hoursOn("2026-11-23");
    expect(fromEight.slice(0, 5).map(({ sunshineMinutes }) => sunshineMinutes)).toEqual([46, 25, 8, 0, 0]);
    expect(await forecastFrom({ ...madeUp, hourly_units: { temperature_2m: "°F" } })).toBeNull();
    expect(await forecastFrom({ ...madeUp, hourly_units: { time: "iso8601" } })).toBeNull();
  });
});

/** Returns the column with one value replaced, or with every value replaced if `at` is missing. */
const spoilt = (variable: string, value: unknown, at?: number) =>
  withHourly({
    [variable]: madeUp.hourly[variable]?.map((was, index) =>
      at === undefined || index === at ? value : was,
    ),
  });

describe("a hole in an answer", () => {
  /**
   * The index of Monday 12:00. Temperature, humidity, cloud and wind of that hour are at this index, the rest at the
   * next one.
   */
  const NOON = 60;
  const MONDAY = "2026-11-23";

  it("costs the hour at whose end it is, and takes nothing from a later one", async () => {
    const without = Object.entries(madeUp.hourly).map(([name, column]): [string, Column] => [
      name,
      column.filter((_, index) => index !== NOON + 1),
    ]);
    const answer = withHourly(Object.fromEntries<Column>(without));
    const toldOnMonday = async (told: unknown) => {
      const forecast = await forecastFrom(told);
      return forecast && knownHours(forecast, MONDAY);
    };
    const whole = await toldOnMonday(madeUp);
    const holed = await toldOnMonday(answer);
    // A missing value makes two hours unknown: the one that ends at it and the one that begins at it.
    expect(holed).toEqual(whole?.map((hour, index) => (index === 7 || index === 8 ? null : hour)));
  });

  it("of everything is no forecast: the former one stays", async () => {
    expect(await forecastFrom(spoilt("cloud_cover", null))).toBeNull();
    expect(await forecastFrom(withHourly({ weather_code: undefined }))).toBeNull();
  });
});

/** The service answers 168 hours from a midnight in London, even when the clocks change. */
const startingAt = (startMs: number) =>
  withHourly({ time: madeUp.hourly.time.map((_, index) => startMs / 1_000 + index * 3_600) });

it("the days on which the clocks change have their own hours in autumn, when one has 25", async () => {
  const answer = startingAt(Date.UTC(2026, 9, 22, 23));
  const nowMs = Date.UTC(2026, 9, 23, 12, 30);
  const temperatures = async (date: string) =>
    (await hoursOn(date, answer, nowMs)).map(({ temperatureC }) => temperatureC);
  expect((await temperatures("2026-10-24")).slice(0, 3)).toEqual([5.6, 6.1, 6.3]);
  expect((await temperatures("2026-10-25")).slice(0, 3)).toEqual([2.1, 2.5, 3.4]);
  expect(await temperatures("2026-10-28")).toHaveLength(17);
});
