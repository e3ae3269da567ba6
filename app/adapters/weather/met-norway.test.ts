import { readFileSync } from "node:fs";
import { HOUR_MS } from "#app/domain/units";
import { beforeEach, describe, expect, it } from "vitest";
import { upstreamForTests } from "../../../tests/fakes/upstream-for-tests";
import type { Point } from "#app/domain/geo/geo";
import { hoursOfDay, knownHours } from "#app/domain/weather/hourly";
import type { HttpOptions } from "#app/adapters/http/fetch-json";
import { createMetNorway } from "./met-norway";

const VENDOR = "met-norway";
const NOW = Date.UTC(2026, 10, 21, 14, 35);
const DATES = ["2026-11-21", "2026-11-22", "2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26"];
const KESWICK: Point = { latitude: 54.600912, longitude: -3.134567 };

const upstream = upstreamForTests({ clock: () => time.now });
const time = { now: NOW };

beforeEach(() => void (time.now = NOW));

const metNorway = (http: HttpOptions, baseUrl = "http://told") =>
  createMetNorway({ baseUrl, contact: "weather@sunny.example", placesPerRun: 900, http });
const answering = (body: string) => metNorway({ fetch: () => Promise.resolve(new Response(body)) });

function provider() {
  const sleep = (ms: number) => Promise.resolve(void (time.now += ms));
  // The limit is never reached while the service answers, however busy the machine is.
  const patient: HttpOptions = { clock: () => time.now, sleep, timeoutMs: 30_000 };
  return metNorway(patient, `${upstream.url}/`);
}
const ask = async (weather = provider(), point = KESWICK) =>
  (await weather.fetchForecasts([point], time.now))[0] ?? null;

describe("MET Norway", () => {
  it("gives today and the next five days, hours where it has them, no sunshine, and 'feels like', which we compute", async () => {
    const forecast = await ask();
    expect(forecast).toMatchObject({ provider: VENDOR, fetchedAt: NOW });
    expect(forecast?.days.map(({ date }) => date)).toEqual(DATES);
    expect(DATES.map((date) => forecast && hoursOfDay(forecast, date)?.length)).toEqual([
      ...[undefined, 17, 17],
      ...[undefined, undefined, undefined],
    ]);
    expect(forecast && knownHours(forecast, DATES[0] ?? "")?.filter((hour) => hour !== null)).toHaveLength(8);
    expect(forecast?.days.every((day) => day.sunshineHours === null)).toBe(true);
    expect(forecast?.current.feelsLikeC).toBeLessThan(forecast?.current.temperatureC ?? NaN);
  });

  it("says who asks, with four decimals and no more", async () => {
    await ask();
    expect(upstream.requests).toHaveLength(1);
    expect(upstream.requests[0]).toMatchObject({
      path: "/weatherapi/locationforecast/2.0/complete",
      query: { lat: "54.6009", lon: "-3.1346" },
    });
    expect(upstream.requests[0]?.headers["user-agent"]).toMatch(/SunnyEscape.*weather@sunny\.example/);
  });

  it("is not asked again before its answer expires, and then only for what has changed", async () => {
    const weather = provider();
    await ask(weather);
    time.now += 20 * 60_000;
    expect(await ask(weather)).toMatchObject({ fetchedAt: time.now });
    expect(upstream.requests).toHaveLength(1);
    time.now += 12 * 60_000;
    await ask(weather);
    const since = upstream.requests[1]?.headers["if-modified-since"];
    expect(since).toBe(new Date(Date.UTC(2026, 10, 21, 14)).toUTCString());
  });

  it("takes the answer 'not modified' as the former forecast, fetched now", async () => {
    const weather = provider();
    const first = await ask(weather);
    upstream.behave(VENDOR, { status: 304 });
    time.now += 40 * 60_000;
    const again = await ask(weather);
    expect(upstream.requests).toHaveLength(2);
    expect(again).toMatchObject({ fetchedAt: time.now, days: first?.days });
  });

  it("is asked for changes since the same instant if the answer named no other", async () => {
    const weather = provider();
    await ask(weather);
    for (let times = 0; times < 2; times += 1) {
      upstream.behave(VENDOR, { status: 304 });
      time.now += 40 * 60_000;
      await ask(weather);
    }
    const since = upstream.requests.map(({ headers }) => headers["if-modified-since"]);
    expect(since[1]).toEqual(expect.any(String));
    expect(since[2]).toBe(since[1]);
  });

  it("is asked for a whole answer after midnight, when the forecast that it has lacks a day", async () => {
    const weather = provider();
    await ask(weather);
    time.now = Date.UTC(2026, 10, 22, 0, 10);
    expect((await ask(weather))?.days.map(({ date }) => date)).toEqual([...DATES.slice(1), "2026-11-27"]);
    expect(upstream.requests[1]?.headers["if-modified-since"]).toBeUndefined();
  });

  it("is asked for as many places a run as it is set to, one at a time, twenty a second at most", async () => {
    const weather = provider();
    expect(weather).toMatchObject({ batchSize: 1 });
    expect(weather.placesPerRun({ nowMs: NOW, places: 638, overdue: 0 })).toBe(900);
    await expect(weather.fetchForecasts([KESWICK, KESWICK], NOW)).rejects.toThrow(RangeError);
    await expect(weather.fetchForecasts([], NOW)).resolves.toEqual([]);
    for (let place = 0; place < 45; place += 1) {
      await ask(weather, { latitude: 50 + place / 10, longitude: -3 });
    }
    expect(upstream.requests).toHaveLength(45);
    expect(time.now - NOW).toBe(2_000);
  });
});

/** An answer with single hours, followed by periods of six hours. */
function answerWith(period: Record<string, unknown>, count = 30) {
  const instant = (air_temperature: number) => ({
    details: { air_temperature, relative_humidity: 80, cloud_area_fraction: 90, wind_speed: 5 },
  });
  const firstMs = Date.UTC(2026, 10, 21, 12);
  const timeseries = Array.from({ length: count }, (_, index) => ({
    time: new Date(firstMs + index * 6 * HOUR_MS).toISOString(),
    data: { instant: instant(8), next_6_hours: { summary: { symbol_code: "rain" }, ...period } },
  }));
  return {
    geometry: { coordinates: [KESWICK.longitude, KESWICK.latitude, 80] },
    properties: { meta: { units: {} }, timeseries },
  };
}

async function forecastFrom(answer: unknown, nowMs = NOW) {
  const weather = answering(JSON.stringify(answer));
  return (await weather.fetchForecasts([KESWICK], nowMs))[0] ?? null;
}

describe("periods of six hours", () => {
  it("make whole days: rain by the hours that count, the highest and the lowest kept", async () => {
    const details = { precipitation_amount: 3, air_temperature_max: 11, air_temperature_min: 6 };
    const forecast = await forecastFrom(
      answerWith({ details: { ...details, probability_of_precipitation: 70 } }),
    );
    expect(forecast?.hourly).toBeNull();
    expect(forecast?.days[2]).toMatchObject({
      temperatureMaxC: 11,
      temperatureMinC: 6,
      rainMm: 8.5,
      precipitationPct: 70,
      cloudPct: 90,
      windKmh: 18,
      condition: "rain",
      sunshineHours: null,
    });
  });

  it("never narrow the range that their instants already have", async () => {
    const details = { precipitation_amount: 0, air_temperature_max: 7, air_temperature_min: 9 };
    const forecast = await forecastFrom(answerWith({ details }));
    expect(forecast?.days[2]).toMatchObject({ temperatureMaxC: 8, temperatureMinC: 8 });
  });

  it("keep the weather of their beginning in the last step", async () => {
    const forecast = await forecastFrom(answerWith({ details: { precipitation_amount: 0 } }, 22));
    expect(forecast?.days.at(-1)).toMatchObject({
      date: DATES.at(-1),
      temperatureMaxC: 8,
      temperatureMinC: 8,
    });
  });

  it("without a chance of rain have none, and a wet sky all the same where rain is forecast", async () => {
    const dayWith = async (details: Record<string, unknown>) =>
      (await forecastFrom(answerWith({ details })))?.days[1];
    expect((await dayWith({ precipitation_amount: 0 }))?.precipitationPct).toBeNull();
    const wet = await dayWith({ precipitation_amount: 2, probability_of_precipitation: null });
    expect(wet).toMatchObject({ precipitationPct: null, condition: "rain" });
  });

  it("that are broken cost their day and no other", async () => {
    const answer = answerWith({ details: { precipitation_amount: 0 } });
    const timeseries = answer.properties.timeseries.map((step, index) =>
      index === 4 || index === 5 ? { time: step.time, data: {} } : step,
    );
    const forecast = await forecastFrom({ ...answer, properties: { ...answer.properties, timeseries } });
    expect(forecast?.days.map(({ date }) => date)).toEqual(DATES.filter((date) => date !== "2026-11-22"));
  });

  it("are refused in other units", async () => {
    const answer = answerWith({ details: { precipitation_amount: 0 } });
    const { properties } = answer;
    const fahrenheit = { ...properties, meta: { units: { air_temperature: "fahrenheit" } } };
    await expect(forecastFrom({ ...answer, properties: fahrenheit })).rejects.toMatchObject({
      code: "malformed",
    });
  });
});

it("steps of an hour give each hour the values of its step, and the sky and the rain of the hour that follows it", async () => {
  const dull = {
    air_temperature: 7.4,
    relative_humidity: 76.6,
    cloud_area_fraction: 87.5,
    wind_speed: 9.3,
  };
  const dry = { summary: { symbol_code: "cloudy" }, details: { precipitation_amount: 0 } };
  const timeseries = Array.from({ length: 6 * 24 }, (_, index) => ({
    time: new Date(Date.UTC(2026, 10, 21, 14 + index)).toISOString(),
    data: { instant: { details: dull }, next_1_hours: dry },
  }));
  const change = (index: number, details: typeof dull & object, next_1_hours: typeof dry) =>
    (timeseries[index] = { ...timeseries[index]!, data: { instant: { details }, next_1_hours } });
  // Sunday 09:00 and 10:00 in London: 19 and 20 hours after the first step.
  change(
    19,
    { air_temperature: 6.2, relative_humidity: 91, cloud_area_fraction: 40.6, wind_speed: 5 },
    { summary: { symbol_code: "rain" }, details: { precipitation_amount: 1.2 } },
  );
  const windy = { ...dull, air_temperature: 7.8, wind_speed: 10, wind_speed_of_gust: 17.5 };
  const chance = { precipitation_amount: 0, probability_of_precipitation: 12.4 };
  change(20, windy, { summary: { symbol_code: "partlycloudy_day" }, details: chance });
  const properties = { meta: { units: {} }, timeseries };
  const forecast = await forecastFrom({ ...answerWith({}), properties });
  const hours = forecast && hoursOfDay(forecast, "2026-11-22");
  expect(hours?.[9 - 5]).toMatchObject({
    ...{ temperatureC: 6.2, humidityPct: 91, cloudPct: 41, windKmh: 18, gustKmh: null },
    ...{ rainMm: 1.2, precipitationPct: null, condition: "rain", sunshineMinutes: null },
  });
  expect(hours?.[10 - 5]).toMatchObject({
    ...{ temperatureC: 7.8, humidityPct: 77, cloudPct: 88, windKmh: 36, gustKmh: 63 },
    ...{ rainMm: 0, precipitationPct: 12, condition: "partly-cloudy" },
  });
  // Steadman: 6.2 + 0.33 × 8.64 hPa − 0.7 × 5 m/s − 4.
  expect(hours?.[9 - 5]?.feelsLikeC).toBeCloseTo(1.5, 0);
});

it("a recorded answer for Greenwich has the hours and days that its steps have", async () => {
  const point = { latitude: 51.4778, longitude: -0.0014 };
  const body = readFileSync("tests/fixtures/vendors/met-norway-compact-greenwich.json", "utf8");
  const weather = answering(body);
  const [forecast] = await weather.fetchForecasts([point], Date.parse("2023-07-03T06:10:00Z"));
  if (!forecast) throw new Error("no forecast");
  expect(forecast.days.map(({ date }) => date.slice(8))).toEqual(["03", "04", "05", "06", "07", "08"]);
  expect(forecast.days.map(({ date }) => hoursOfDay(forecast, date)?.length ?? 0)).toEqual([
    0, 17, 0, 0, 0, 0,
  ]);
  // By hand: 5:00 to 21:00 in London are the steps of 4:00 to 20:00 UTC on 4 July.
  const steps = [0, 0, 0, 0, 0.7, 0.4, 0.2, 1.1, 0.5, 1.2, 0.1, 2.3, 0.4, 0, 0, 0, 0];
  const hours = hoursOfDay(forecast, "2023-07-04") ?? [];
  expect(hours.map(({ rainMm }) => rainMm)).toEqual(steps);
  expect(hours[15 - 5]).toMatchObject({
    temperatureC: 17.4,
    humidityPct: 80,
    cloudPct: 99,
    precipitationPct: null,
  });
  expect(forecast.days[1]).toMatchObject({
    ...{ temperatureMaxC: 19.1, temperatureMinC: 12.3, rainMm: 6.9, precipitationPct: null },
    ...{ condition: "heavy-rain", sunshineHours: null },
  });
});
