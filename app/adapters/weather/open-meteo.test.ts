import { readFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Point } from "#app/domain/geo/geo";
import { startFakeUpstream } from "../../../tests/fakes/upstream";
import type { FakeUpstream } from "../../../tests/fakes/upstream";
import type { HttpOptions } from "../http/fetch-json";
import { createOpenMeteo } from "./open-meteo";

const VENDOR = "open-meteo";
const NOW = Date.UTC(2026, 6, 15, 11);
const DATES = ["2026-07-15", "2026-07-16", "2026-07-17", "2026-07-18", "2026-07-19", "2026-07-20"];

/** A grid over England: 20 rows of five, about 40 km apart. */
const PLACES: readonly Point[] = Array.from({ length: 100 }, (_, index) => ({
  latitude: 50.5 + Math.floor(index / 5) * 0.25,
  longitude: -3 + (index % 5) * 0.6,
}));

let upstream: FakeUpstream;
let before = 0;

beforeAll(async () => {
  upstream = await startFakeUpstream({ clock: () => NOW });
});
afterAll(() => upstream.close());
beforeEach(() => {
  upstream.behave(VENDOR, "ok");
  before = upstream.requests.length;
});

const requests = () => upstream.requests.slice(before);

const quick: HttpOptions = { clock: () => NOW, sleep: () => Promise.resolve(), timeoutMs: 150 };
const provider = (http: HttpOptions = {}) =>
  createOpenMeteo({ baseUrl: upstream.url, http: { ...quick, timeoutMs: 2_000, ...http } });

describe("Open-Meteo", () => {
  it("asks once for a hundred places and gives each its own six London days", async () => {
    const forecasts = await provider().fetchForecasts(PLACES, NOW);
    expect(requests()).toHaveLength(1);
    expect(forecasts).toHaveLength(100);
    for (const forecast of forecasts) expect(forecast?.days.map((day) => day.date)).toEqual(DATES);
    const alone = await provider().fetchForecasts(PLACES.slice(42, 43), NOW);
    expect(alone).toEqual([forecasts[42]]);
  });

  it("asks for metric values of London's days", async () => {
    await provider().fetchForecasts(PLACES.slice(0, 2), NOW);
    expect(requests()[0]?.query).toMatchObject({
      latitude: "50.5000,50.5000",
      longitude: "-3.0000,-2.4000",
      timezone: "Europe/London",
      wind_speed_unit: "kmh",
    });
    expect(requests()[0]?.query["apikey"]).toBeUndefined();
  });

  it("asks nothing for no places", async () => {
    await expect(provider().fetchForecasts([], NOW)).resolves.toEqual([]);
    expect(requests()).toEqual([]);
  });

  it("sends a subscription's key and then asks for more places an hour", async () => {
    const subscribed = createOpenMeteo({ baseUrl: upstream.url, apiKey: "sesame", http: quick });
    await subscribed.fetchForecasts(PLACES.slice(0, 1), NOW);
    expect(requests()[0]?.query).toMatchObject({ apikey: "sesame" });
    expect(subscribed.placesPerRun).toBeGreaterThan(1_000);
    expect(provider().placesPerRun * 24 * 1.4).toBeLessThanOrEqual(10_000);
    expect(provider().placesPerRun).toBeGreaterThanOrEqual(250);
  });

  it("is right on the last evening before the clocks change", async () => {
    const nowMs = Date.UTC(2026, 9, 24, 22, 30);
    const autumn = await startFakeUpstream({ clock: () => nowMs });
    const weather = createOpenMeteo({ baseUrl: autumn.url, http: { ...quick, timeoutMs: 2_000 } });
    const [forecast] = await weather.fetchForecasts(PLACES.slice(0, 1), nowMs);
    await autumn.close();
    expect(forecast?.days.map((day) => day.date)).toEqual([
      "2026-10-24",
      "2026-10-25",
      "2026-10-26",
      "2026-10-27",
      "2026-10-28",
      "2026-10-29",
    ]);
  });

  it("still gives six days when the service's clock has not reached our midnight yet", async () => {
    const ours = NOW + 13 * 3_600_000;
    const [forecast] = await provider().fetchForecasts(PLACES.slice(0, 1), ours);
    expect(forecast?.days.map((day) => day.date)).toEqual([...DATES.slice(1), "2026-07-21"]);
  });

  it.each(["hangs", "trickles"] as const)("fails when the service %s", async (behaviour) => {
    upstream.behave(VENDOR, behaviour);
    const weather = provider({ timeoutMs: 100 });
    await expect(weather.fetchForecasts(PLACES, NOW)).rejects.toMatchObject({
      code: "timeout",
      provider: VENDOR,
    });
    expect(requests()).toHaveLength(3);
  });

  it("asks at most three times a chunk when everything fails", async () => {
    upstream.behave(VENDOR, "fails");
    const weather = provider();
    for (let chunk = 0; chunk < 3; chunk += 1) {
      await expect(weather.fetchForecasts(PLACES, NOW)).rejects.toMatchObject({ name: "ProviderError" });
    }
    expect(requests().length).toBeLessThanOrEqual(9);
    expect(requests()).toHaveLength(5);
  });

  it("asks nothing more in a run that was rate limited", async () => {
    upstream.behave(VENDOR, "rateLimited");
    const weather = provider();
    for (let chunk = 0; chunk < 3; chunk += 1) {
      await expect(weather.fetchForecasts(PLACES, NOW)).rejects.toMatchObject({
        code: "rate-limited",
        details: { retryAtMs: NOW + 3_600_000 },
      });
    }
    expect(requests()).toHaveLength(1);
  });

  it.each(["malformed", "truncated", "html200", "reordered", "wrongLength"] as const)(
    "refuses a whole chunk that is %s",
    async (behaviour) => {
      upstream.behave(VENDOR, behaviour);
      await expect(provider().fetchForecasts(PLACES, NOW)).rejects.toMatchObject({ code: "malformed" });
      await expect(provider().fetchForecasts(PLACES.slice(0, 1), NOW)).rejects.toMatchObject({
        code: "malformed",
      });
      expect(requests()).toHaveLength(2);
    },
  );

  it("refuses neighbours in each other's place", async () => {
    const pair = PLACES.slice(0, 2).map((point, index) => ({ ...point, longitude: -3 + index * 0.22 }));
    upstream.behave(VENDOR, "reordered");
    await expect(provider().fetchForecasts(pair, NOW)).rejects.toMatchObject({ code: "malformed" });
  });

  it("keeps the good places of a chunk in which others are broken", async () => {
    const whole = await provider().fetchForecasts(PLACES, NOW);
    upstream.behave(VENDOR, "partial");
    const forecasts = await provider().fetchForecasts(PLACES, NOW);
    expect(forecasts.filter((forecast) => forecast === null)).toHaveLength(60);
    forecasts.forEach((forecast, index) => expect(forecast).toEqual(index % 5 < 3 ? null : whole[index]));
  });

  it("takes no absurd values, and no more than 100 % of rain", async () => {
    upstream.behave(VENDOR, "absurd");
    const forecasts = await provider().fetchForecasts(PLACES, NOW);
    forecasts.forEach((forecast, index) => {
      if (index % 3 === 0) expect(forecast).toBeNull();
      else expect(forecast?.days.map((day) => day.precipitationPct)).toEqual([100, 100, 100, 100, 100, 100]);
    });
  });
});

type Columns = Record<string, unknown[]>;
interface Recorded {
  readonly current: Record<string, unknown>;
  readonly daily: Columns;
  readonly hourly: Record<string, number[]>;
}

describe("a recorded Open-Meteo answer", () => {
  const melbourne: Point = { latitude: -37.75, longitude: 144.875 };
  const nowMs = Date.UTC(2025, 9, 25, 11, 30);
  const text = readFileSync("tests/fixtures/vendors/open-meteo-forecast.json", "utf8");
  const recorded = JSON.parse(text) as Recorded;

  /** The recorded answer was not asked for all that we need: the rest is worked out from its own hours. */
  function completed(): Recorded {
    const dayCount = recorded.daily["time"]?.length ?? 0;
    const ofDay = (name: string, day: number) => (recorded.hourly[name] ?? []).slice(day * 24, day * 24 + 24);
    const each = (summary: (day: number) => number) =>
      Array.from({ length: dayCount }, (_, day) => summary(day));
    const atEleven = (name: string) => recorded.hourly[name]?.[11];
    const now = Object.fromEntries(
      ["temperature_2m", "apparent_temperature", "weather_code"].map((name) => [name, atEleven(name)]),
    );
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    return {
      ...recorded,
      current: { ...recorded.current, ...now },
      daily: {
        ...recorded.daily,
        apparent_temperature_max: each((day) => Math.max(...ofDay("apparent_temperature", day))),
        relative_humidity_2m_mean: each((day) => mean(ofDay("relative_humidity_2m", day))),
        cloud_cover_mean: each((day) => mean(ofDay("cloud_cover", day))),
        wind_speed_10m_mean: each((day) => mean(ofDay("wind_speed_10m", day))),
      },
    };
  }

  const fetchRecorded = async (answer: unknown) => {
    const fetchOnce = () => Promise.resolve(new Response(JSON.stringify(answer)));
    const weather = createOpenMeteo({ baseUrl: "http://recorded", http: { fetch: fetchOnce } });
    const [forecast] = await weather.fetchForecasts([melbourne], nowMs);
    return forecast;
  };

  it("is nothing usable as it stands: it lacks wind, humidity and one day's cloud", async () => {
    expect(await fetchRecorded(recorded)).toBeNull();
  });

  it("is mapped to our words and units", async () => {
    const forecast = await fetchRecorded(completed());
    expect(forecast).toMatchObject({
      fetchedAt: nowMs,
      provider: "open-meteo",
      current: { temperatureC: 13.5, feelsLikeC: 13.5, condition: "overcast", isDay: false },
    });
    expect(forecast?.days).toHaveLength(6);
    expect(forecast?.days[1]).toMatchObject({
      date: "2025-10-26",
      temperatureMaxC: 22.8,
      temperatureMinC: 10.1,
      rainMm: 13,
      precipitationPct: 93,
      sunshineHours: null,
      condition: "rain",
    });
    expect(forecast?.days[1]?.windKmh).toBeCloseTo(17.567, 3);
    expect(forecast?.days[1]?.humidityPct).toBeCloseTo(76.708, 3);
  });

  it("turns seconds of sunshine into hours", async () => {
    const answer = completed();
    const withSun = {
      ...answer,
      daily: { ...answer.daily, sunshine_duration: [3_600, 5_400, 0, 0, 0, 0, null] },
    };
    const forecast = await fetchRecorded(withSun);
    expect(forecast?.days.map((day) => day.sunshineHours)).toEqual([1, 1.5, 0, 0, 0, 0]);
  });

  it("is refused in other units than those asked for", async () => {
    expect(await fetchRecorded({ ...completed(), daily_units: { temperature_2m_max: "°F" } })).toBeNull();
  });

  it("is refused with a weather code that nobody knows", async () => {
    const answer = completed();
    expect(await fetchRecorded({ ...answer, current: { ...answer.current, weather_code: 1234 } })).toBeNull();
  });
});
