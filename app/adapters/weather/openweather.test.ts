import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { upstreamForTests } from "../../../tests/fakes/upstream-for-tests";
import type { Point } from "#app/domain/geo/geo";
import { hoursOfDay } from "#app/domain/weather/hourly";
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

describe("OpenWeather", () => {
  it("asks for one place at a time, forty an hour, and gives today and the next five days without sunshine hours", async () => {
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
});

interface RecordedHour {
  readonly temp: number;
  readonly feels_like: number;
}
interface RecordedDay {
  readonly temp: Record<string, number>;
  readonly feels_like: Record<string, number>;
}
interface Recorded {
  readonly current: { readonly temp: number; readonly feels_like: number };
  readonly hourly: readonly RecordedHour[];
  readonly daily: readonly RecordedDay[];
}

describe("a recorded One Call answer", () => {
  const bolzano: Point = { latitude: 46.49, longitude: 11.33 };
  const nowMs = 1_587_744_158_000;
  const text = readFileSync("tests/fixtures/vendors/openweather-one-call.json", "utf8");
  const recorded = JSON.parse(text) as Recorded;

  const celsius = (kelvin: number) => Math.round((kelvin - 273.15) * 100) / 100;
  const allCelsius = (kelvins: Record<string, number>) =>
    Object.fromEntries(Object.entries(kelvins).map(([name, kelvin]) => [name, celsius(kelvin)]));

  /** Converts the recorded answer, which is in kelvin and has no chance of rain, to the form that we request. */
  const metric = {
    ...recorded,
    current: {
      ...recorded.current,
      temp: celsius(recorded.current.temp),
      feels_like: celsius(recorded.current.feels_like),
    },
    hourly: recorded.hourly.map((hour) => ({
      ...hour,
      temp: celsius(hour.temp),
      feels_like: celsius(hour.feels_like),
      pop: 0.2,
    })),
    daily: recorded.daily.map((day) => ({
      ...day,
      temp: allCelsius(day.temp),
      feels_like: allCelsius(day.feels_like),
      pop: 0.35,
    })),
  };

  const fetchRecorded = async (answer: unknown, atMs = nowMs) => {
    const fetchOnce = () => Promise.resolve(new Response(JSON.stringify(answer)));
    const weather = createOpenWeather({
      baseUrl: "http://recorded",
      apiKey: "key",
      http: { fetch: fetchOnce },
    });
    const [forecast] = await weather.fetchForecasts([bolzano], atMs);
    return forecast;
  };

  it("is mapped to our words and units, and makes the day that is complete of its hours", async () => {
    const forecast = await fetchRecorded(metric);
    expect(forecast).toMatchObject({
      fetchedAt: nowMs,
      provider: "openweather",
      current: { temperatureC: 22.19, feelsLikeC: 18.31, condition: "mostly-clear", isDay: true },
    });
    expect(forecast?.days).toHaveLength(6);
    const [, , third] = metric.daily;
    expect(forecast?.days[2]).toMatchObject({
      date: "2020-04-26",
      temperatureMaxC: third?.temp["max"],
      temperatureMinC: third?.temp["min"],
      daylightMaxC: third?.temp["max"],
      feelsLikeC: third?.feels_like["day"],
      precipitationPct: 35,
      sunshineHours: null,
    });
    expect(forecast?.days.map(({ date }) => forecast && hoursOfDay(forecast, date)?.length)).toEqual([
      ...[undefined, 17],
      ...[undefined, undefined, undefined, undefined],
    ]);
    const hours = (forecast && hoursOfDay(forecast, "2020-04-25")) ?? [];
    expect(hours.every((hour) => hour.sunshineMinutes === null && hour.precipitationPct === 20)).toBe(true);
    expect(forecast?.days[1]?.temperatureMaxC).toBe(Math.max(...hours.map((hour) => hour.temperatureC)));
    expect(forecast?.days[1]?.temperatureMaxC).toBeGreaterThan(20);
  });

  it("gives each hour the values under the time at which it begins", async () => {
    const forecast = await fetchRecorded(metric);
    const hours = (forecast && hoursOfDay(forecast, "2020-04-25")) ?? [];
    // Noon in London's summer is 11:00 UTC. That is the twentieth recorded hour: 298.78 K and 0.65 m/s.
    expect(hours[12 - 5]).toMatchObject({
      ...{ temperatureC: 25.6, humidityPct: 24, cloudPct: 57, rainMm: 0, windKmh: 2.3 },
      ...{ condition: "cloudy", precipitationPct: 20, sunshineMinutes: null },
    });
    expect(hours[18 - 5]).toMatchObject({ temperatureC: 20.4, rainMm: 0.2, condition: "light-rain" });
    expect(forecast?.days[1]).toMatchObject({ temperatureMaxC: 26.1, temperatureMinC: 10.5, rainMm: 2.3 });
  });

  it("counts snow as well as rain", async () => {
    const snowy = { ...metric, daily: metric.daily.map((day) => ({ ...day, rain: 1, snow: 2.5 })) };
    expect((await fetchRecorded(snowy))?.days[3]?.rainMm).toBe(3.5);
    const snowyHours = metric.hourly.map((hour) => ({ ...hour, rain: { "1h": 0.2 }, snow: { "1h": 0.3 } }));
    const forecast = await fetchRecorded({ ...metric, hourly: snowyHours });
    expect(forecast?.days[1]?.rainMm).toBeCloseTo(17 * 0.5, 5);
  });

  it("is refused in kelvin", async () => {
    const inKelvin = { ...recorded, daily: recorded.daily.map((day) => ({ ...day, pop: 0.35 })) };
    expect(await fetchRecorded(inKelvin)).toBeNull();
  });

  it("loses an hour or a day that is broken, and takes the weather now from its hours", async () => {
    const whole = await fetchRecorded(metric);
    const spoilt = {
      ...metric,
      current: { ...metric.current, weather: [] },
      hourly: metric.hourly.map((hour, index) => (index === 20 ? { ...hour, clouds: null } : hour)),
      daily: metric.daily.map((day, index) => (index === 3 ? { ...day, temp: null } : day)),
    };
    const forecast = await fetchRecorded(spoilt);
    expect(forecast?.days.map(({ date }) => date)).toEqual(
      whole?.days.map(({ date }) => date).filter((_, index) => index !== 3),
    );
    expect(forecast?.days[2]).toEqual(whole?.days[2]);
    const [first] = metric.hourly;
    expect(forecast?.current.temperatureC).toBe(first?.temp);
  });
});
