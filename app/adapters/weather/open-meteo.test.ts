import { describe, expect, it } from "vitest";
import { upstreamForTests } from "../../../tests/fakes/upstream-for-tests";
import type { Point } from "#app/domain/geo/geo";
import { ProviderError } from "#app/services/ports";
import type { HttpOptions } from "#app/adapters/http/fetch-json";
import { createOpenMeteo } from "./open-meteo";

const VENDOR = "open-meteo";
const NOW = Date.UTC(2026, 6, 15, 11);
const DATES = ["2026-07-15", "2026-07-16", "2026-07-17", "2026-07-18", "2026-07-19", "2026-07-20"];

/** A grid of places over England: 20 rows of five, about 40 km apart. */
const PLACES: readonly Point[] = Array.from({ length: 100 }, (_, index) => ({
  latitude: 50.5 + Math.floor(index / 5) * 0.25,
  longitude: -3 + (index % 5) * 0.6,
}));

const upstream = upstreamForTests({ clock: () => NOW });

/** The limit is never reached while the service answers, however busy the machine is. */
const patient: HttpOptions = { clock: () => NOW, sleep: () => Promise.resolve(), timeoutMs: 30_000 };
const provider = (http: HttpOptions = {}) =>
  createOpenMeteo({ baseUrl: upstream.url, http: { ...patient, ...http } });

describe("Open-Meteo", () => {
  it("asks once for a hundred places and gives each its own six London days", async () => {
    const forecasts = await provider().fetchForecasts(PLACES, NOW);
    expect(upstream.requests).toHaveLength(1);
    expect(forecasts).toHaveLength(100);
    for (const forecast of forecasts) expect(forecast?.days.map((day) => day.date)).toEqual(DATES);
    const alone = await provider().fetchForecasts(PLACES.slice(42, 43), NOW);
    expect(alone).toEqual([forecasts[42]]);
  });

  it("asks for ten metric variables and eight London days with yesterday, which is one call a place", async () => {
    await expect(provider().fetchForecasts([], NOW)).resolves.toEqual([]);
    expect(upstream.requests).toEqual([]);
    await provider().fetchForecasts(PLACES.slice(0, 2), NOW);
    const { query } = upstream.requests[0] ?? {};
    expect(query?.["hourly"]?.split(",")).toHaveLength(10);
    expect(query).toMatchObject({ forecast_days: "7" });
    expect(["daily", "current", "minutely_15"].filter((name) => query && name in query)).toEqual([]);
    expect(query).toMatchObject({
      latitude: "50.5000,50.5000",
      longitude: "-3.0000,-2.4000",
      timezone: "Europe/London",
      wind_speed_unit: "kmh",
    });
    expect(query?.["apikey"]).toBeUndefined();
  });

  it("sends a subscription's key, and then every run is whole", async () => {
    const subscribed = createOpenMeteo({ baseUrl: upstream.url, apiKey: "sesame", http: patient });
    await subscribed.fetchForecasts(PLACES.slice(0, 1), NOW);
    expect(upstream.requests[0]?.query).toMatchObject({ apikey: "sesame" });
    const night = { nowMs: Date.UTC(2026, 6, 15, 1), places: 2_000, overdue: 0 };
    expect(subscribed.placesPerRun(night)).toBeGreaterThanOrEqual(2_000);
    // Not by the models' runs: every place in every hour.
    expect([subscribed.runs, provider().runs]).toEqual([undefined, expect.anything()]);
  });

  it("without a key asks for every place by day, for a part of them each hour at night, and leaves no place without a forecast", () => {
    const weather = provider();
    // From midnight in London on the day of 25 hours.
    const at = (hour: number) => Date.UTC(2026, 9, 24, 23 + hour);
    const turns = (places: number, overdue = 0) =>
      Array.from({ length: 25 }, (_, hour) => weather.placesPerRun({ nowMs: at(hour), places, overdue }));
    expect(turns(638).slice(7, 22)).toEqual(Array.from({ length: 15 }, () => 638));
    for (const places of [1, 620, 638, 900, 10_000]) {
      const day = turns(places);
      expect(day.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(10_000);
      expect(places > 640 || Math.min(...day) > 0).toBe(true);
    }
    expect(weather.placesPerRun({ nowMs: at(23), places: 638, overdue: 638 })).toBe(638);
    expect(weather.placesPerRun({ nowMs: at(23), places: 9_000, overdue: 9_000 })).toBeLessThanOrEqual(650);
  });

  it("without a key lets no more than 600 calls into a minute, retries included", async () => {
    const time = { now: NOW };
    const made: number[] = [];
    const fetchOnce: HttpOptions["fetch"] = (url) => {
      const { searchParams } = new URL(url);
      const places = searchParams.get("latitude")?.split(",").length ?? 0;
      made.push(...Array.from({ length: places }, () => time.now));
      return Promise.resolve(new Response("busy", { status: made.length % 300 === 0 ? 500 : 404 }));
    };
    const sleep = (ms: number) => Promise.resolve(void (time.now += ms));
    const http = { fetch: fetchOnce, clock: () => time.now, sleep, random: () => 0 };
    const weather = createOpenMeteo({ baseUrl: "http://counted", http });
    for (let batch = 0; batch < 20; batch += 1) {
      await expect(weather.fetchForecasts(PLACES, NOW)).rejects.toBeInstanceOf(ProviderError);
    }
    expect(made.length).toBeGreaterThan(2_000);
    const busiest = Math.max(
      ...made.map((from) => made.filter((at) => at >= from && at < from + 60_000).length),
    );
    expect(busiest).toBeLessThanOrEqual(600);
  });

  it("still gives six days when the service's clock has not reached our midnight yet", async () => {
    const ours = NOW + 13 * 3_600_000;
    const [forecast] = await provider().fetchForecasts(PLACES.slice(0, 1), ours);
    expect(forecast?.days.map((day) => day.date)).toEqual([...DATES.slice(1), "2026-07-21"]);
  });

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

  it.each([null, { error: true, reason: "no data" }, "none", { latitude: "north" }])(
    "keeps the good places of a chunk in which one is %j, at their own positions",
    async (nothing) => {
      const spoilt = (...positions: number[]) => ({
        fetch: async (url: string, init: RequestInit) => {
          const cells = (await (await fetch(url, init)).json()) as unknown[];
          return Response.json(
            cells.map((cell, position) => (positions.includes(position) ? nothing : cell)),
          );
        },
      });
      const places = PLACES.slice(0, 5);
      const whole = await provider().fetchForecasts(places, NOW);
      const answer = (...positions: number[]) => provider(spoilt(...positions)).fetchForecasts(places, NOW);
      expect(await answer(1)).toEqual(whole.map((forecast, position) => (position === 1 ? null : forecast)));
      await expect(answer(0, 1, 2, 3, 4)).rejects.toMatchObject({ code: "malformed" });
      upstream.behave(VENDOR, "reordered");
      await expect(answer(1)).rejects.toMatchObject({ code: "malformed" });
      upstream.behave(VENDOR, "wrongLength");
      await expect(answer(1)).rejects.toMatchObject({ code: "malformed" });
    },
  );
});
