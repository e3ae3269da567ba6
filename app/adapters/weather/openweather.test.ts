import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { upstreamForTests } from "../../../tests/fakes/upstream-for-tests";
import type { Point } from "#app/domain/geo/geo";
import { hoursOfDay, knownHours } from "#app/domain/weather/hourly";
import type { HttpOptions } from "#app/adapters/http/fetch-json";
import { createOpenWeather } from "./openweather";

const NOW = Date.UTC(2026, 6, 15, 11);
const YORK: Point = { latitude: 53.9623, longitude: -1.0819 };

const upstream = upstreamForTests({ clock: () => NOW });

function provider() {
  // The limit is never reached while the service answers, however busy the machine is.
  const patient: HttpOptions = { clock: () => NOW, sleep: () => Promise.resolve(), timeoutMs: 30_000 };
  return createOpenWeather({ baseUrl: `${upstream.url}/`, apiKey: "sesame", http: patient });
}

it("OpenWeather asks for one place at a time, forty an hour, and gives today and the next five days without sunshine hours", async () => {
  expect(provider()).toMatchObject({ batchSize: 1 });
  expect(provider().placesPerRun({ nowMs: NOW, places: 600, overdue: 600 })).toBe(40);
  await expect(provider().fetchForecasts([YORK, YORK], NOW)).rejects.toThrow(RangeError);
  await expect(provider().fetchForecasts([], NOW)).resolves.toEqual([]);
  expect(upstream.requests).toHaveLength(0);
  const [forecast] = await provider().fetchForecasts([YORK], NOW);
  expect(forecast?.days).toHaveLength(6);
  expect(forecast?.days[0]?.date).toBe("2026-07-15");
  expect(forecast?.days.every((day) => day.sunshineHours === null)).toBe(true);
  expect(upstream.requests[0]?.query).toMatchObject({
    lat: "53.9623",
    lon: "-1.0819",
    units: "metric",
    appid: "sesame",
  });
});

describe("a recorded One Call answer, of Dorset", () => {
  const DORSET: Point = { latitude: 50.9, longitude: -2.06 };
  const nowMs = 1_765_036_447_000;
  const text = readFileSync("tests/fixtures/vendors/openweather-one-call-3-dorset.json", "utf8");
  const recorded = JSON.parse(text) as {
    readonly current: object;
    readonly hourly: readonly { readonly temp: number; readonly feels_like: number }[];
  };
  // The answer was requested without days. These are made up.
  const daily = [0, 1, 2, 3, 4, 5].map((ahead) => ({
    ...{ dt: 1_765_022_400 + ahead * 86_400, temp: { min: 4, max: 9 }, feels_like: { day: 7 } },
    ...{ humidity: 80, clouds: 90, wind_speed: 5, pop: 0.35, rain: 1, weather: [{ id: 804 }] },
  }));
  const whole = { ...recorded, daily };

  const fetchRecorded = async (answer: unknown) => {
    const fetchOnce = () => Promise.resolve(new Response(JSON.stringify(answer)));
    const weather = createOpenWeather({
      baseUrl: "http://recorded",
      apiKey: "key",
      http: { fetch: fetchOnce },
    });
    const [forecast] = await weather.fetchForecasts([DORSET], nowMs);
    return forecast;
  };

  it("is mapped to our words and units, and makes the day that is complete of its hours", async () => {
    expect(await fetchRecorded(recorded), "too few days by itself").toBeNull();
    const forecast = await fetchRecorded(whole);
    if (!forecast) throw new Error("no forecast");
    expect(forecast).toMatchObject({
      fetchedAt: nowMs,
      provider: "openweather",
      current: { temperatureC: 10.91, feelsLikeC: 10.22, condition: "light-rain", isDay: true },
    });
    expect(forecast.days.map(({ date }) => hoursOfDay(forecast, date)?.length ?? 0)).toEqual([
      0, 17, 0, 0, 0, 0,
    ]);
    expect(knownHours(forecast, "2025-12-06")?.filter((hour) => hour !== null)).toHaveLength(7);
    // By hand, from the hours of 5:00 to 21:00 on 7 December: 0.64 + 0.68 + 0.16 + 0.43 + 0.48 + 0.82 + 0.23 + 0.18 mm.
    const hours = hoursOfDay(forecast, "2025-12-07") ?? [];
    expect(hours.map(({ precipitationPct }) => precipitationPct)).toEqual([
      72, 100, 100, 100, 80, 100, 100, 100, 88, 25, 1, 0, 0, 0, 0, 0, 0,
    ]);
    // At noon 10.13 m/s and 19.25 m/s.
    expect(hours[12 - 5]).toMatchObject({
      ...{ temperatureC: 13.1, gustKmh: 69.3, rainMm: 0.2, condition: "light-rain", sunshineMinutes: null },
    });
    expect(hours[12 - 5]?.windKmh).toBeCloseTo(10.13 * 3.6, 0);
    const [, day, next] = forecast.days;
    expect(day).toMatchObject({ temperatureMaxC: 13.3, temperatureMinC: 8.8, precipitationPct: 100 });
    expect(day?.rainMm).toBeCloseTo(3.6, 0);
    // Daylight, 8:00 to 15:00, is overcast.
    expect(day).toMatchObject({ condition: "light-rain", cloudPct: 100 });
    expect(next).toMatchObject({
      ...{ date: "2025-12-08", temperatureMaxC: 9, temperatureMinC: 4, daylightMaxC: 9, feelsLikeC: 7 },
      ...{ precipitationPct: 35, rainMm: 1, sunshineHours: null, condition: "overcast" },
    });
  });

  it("counts snow as well as rain", async () => {
    const snowy = { ...whole, daily: daily.map((day) => ({ ...day, snow: 2.5 })) };
    expect((await fetchRecorded(snowy))?.days[3]?.rainMm).toBe(3.5);
    const snowyHours = recorded.hourly.map((hour) => ({ ...hour, rain: { "1h": 0.2 }, snow: { "1h": 0.3 } }));
    const forecast = await fetchRecorded({ ...whole, hourly: snowyHours });
    expect(forecast?.days[1]?.rainMm).toBeCloseTo(17 * 0.5, 5);
  });

  it("is refused in kelvin", async () => {
    const kelvin = <Item extends { temp: number; feels_like: number }>(hour: Item) => ({
      ...hour,
      temp: hour.temp + 273.15,
      feels_like: hour.feels_like + 273.15,
    });
    const days = daily.map((day) => ({ ...day, temp: { min: 277, max: 282 }, feels_like: { day: 280 } }));
    expect(await fetchRecorded({ ...recorded, hourly: recorded.hourly.map(kelvin), daily: days })).toBeNull();
  });

  it("loses an hour or a day that is broken, and takes the weather now from its hours", async () => {
    const sound = await fetchRecorded(whole);
    const forecast = await fetchRecorded({
      ...whole,
      current: { ...recorded.current, weather: [] },
      hourly: recorded.hourly.map((hour, index) => (index === 20 ? { ...hour, clouds: null } : hour)),
      daily: daily.map((day, index) => (index === 3 ? { ...day, temp: null } : day)),
    });
    expect(forecast?.days.map(({ date }) => date)).toEqual(
      sound?.days.map(({ date }) => date).filter((_, index) => index !== 3),
    );
    expect(forecast?.days[2]).toEqual(sound?.days[2]);
    expect(forecast?.current.temperatureC).toBe(recorded.hourly[0]?.temp);
  });
});
