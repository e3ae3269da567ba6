import { decodeSnapshot } from "#app/adapters/cache/snapshot-codec";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { emptyRoads, noMasks, noTides } from "../fakes/nothing-prepared";
import { createInMemoryLog } from "../fakes/in-memory-weather";
import { keyValueStore } from "#app/adapters/cache/key-value-store";
import type { KeyValueStore } from "#app/adapters/cache/key-value-store";
import { createSnapshotPublisher } from "#app/adapters/cache/snapshot-publisher";
import { createSnapshotSource } from "#app/adapters/cache/snapshot-source";
import { createAccuracyRecordStore } from "#app/features/accuracy/db/record-store";
import { openDatabase } from "#app/db/client";
import { forecastRecord } from "#app/features/accuracy/db/tables";
import { keepRecord } from "#app/features/accuracy/services/keep-record";
import { HOURLY_BYTES_A_DAY } from "#app/domain/weather/hourly";
import { createPublishableSource } from "#app/db/catalogue/publishable-source";
import { createRefreshRunStore } from "#app/db/weather/refresh-run-store";
import { createWeatherStore } from "#app/db/weather/weather-store";
import type { WeatherProvider } from "#app/services/ports";
import type { AfterRefresh } from "#app/services/weather/ports";
import { gatherSnapshotContent } from "#app/services/weather/publish-snapshot";
import { refreshWeather } from "#app/services/weather/refresh-weather";
import { showableForecasts } from "#app/services/weather/showable-forecasts";
import { countStatements } from "./counted-database";
import { forecastAt, insertDestinations } from "./sample-rows";

const NOW = Date.parse("2026-06-12T09:00:00Z");
const MAX_STATEMENTS = 10;
const PLACES = 110;

function setUp(provider = "fake") {
  const time = { now: NOW, isProviderDown: false };
  const clock = () => time.now;
  const d1 = countStatements(env.DB);
  const kvCounts = { reads: 0, writes: 0 };
  const cache = keyValueStore(env.CACHE);
  const kv: KeyValueStore = {
    get: (key, options) => {
      kvCounts.reads++;
      return cache.get(key, options);
    },
    getBytes: (key, options) => {
      kvCounts.reads++;
      return cache.getBytes(key, options);
    },
    put: (key, value, options) => {
      kvCounts.writes++;
      return cache.put(key, value, options);
    },
  };
  const calls: number[] = [];
  // Takes the place of the third party, because the adapters have tests of their own.
  const weather: WeatherProvider = {
    name: provider,
    batchSize: 100,
    placesPerRun: () => 10_000,
    fetchForecasts: (points, nowMs) => {
      calls.push(points.length);
      if (time.isProviderDown) return Promise.reject(new Error("as told"));
      return Promise.resolve(points.map(() => forecastAt(nowMs, provider)));
    },
  };
  const db = openDatabase(d1.binding);
  const catalogue = {
    destinations: createPublishableSource(db),
    forecasts: showableForecasts(createWeatherStore(db), provider),
    fallbacks: { activities: [], hotels: [], campsites: [] },
    clock,
  };
  const log = createInMemoryLog();
  const deps = {
    ...catalogue,
    weather,
    runs: createRefreshRunStore(db),
    publisher: createSnapshotPublisher({ kv, clock, graph: emptyRoads, masksOf: noMasks, tidesOf: noTides }),
    log,
  };
  const source = createSnapshotSource({
    kv,
    rebuild: () => gatherSnapshotContent(catalogue),
    provider: weather.name,
    clock,
    log,
  });
  return { time, d1, kvCounts, calls, deps, source, log };
}

describe("a refresh on the real database and cache", () => {
  beforeEach(async () => {
    await insertDestinations(openDatabase(env.DB), PLACES);
  });

  it("of 110 places costs two requests, ten statements and two writes at most (budget 7)", async () => {
    const { d1, kvCounts, calls, deps, time } = setUp();
    expect(await refreshWeather({ scheduledForMs: NOW }, deps)).toMatchObject({
      outcome: "complete",
      placesRefreshed: PLACES,
    });
    expect(calls).toEqual([100, 10]);
    expect(d1.statements.length).toBeLessThanOrEqual(MAX_STATEMENTS);
    expect(kvCounts.writes).toBe(2);
    time.now += 3_600_000;
    await refreshWeather({ scheduledForMs: time.now }, deps);
    expect(kvCounts.writes).toBe(3);
  });

  it("by run costs no more, marks what is of the newest run in one statement, and publishes what it has looked at", async () => {
    const { d1, calls, deps, time, source, kvCounts } = setUp("open-meteo");
    const newest = { wholeRunAt: NOW - 6 * 3_600_000, latestRunAt: NOW - 5 * 3_600_000 };
    const runs = {
      newest: () => Promise.resolve({ ...newest, answeredSince: NOW - 1, laterDaysSince: null }),
      covers: () => true,
      leastAgeMs: () => 0,
    };
    const weather = { ...deps.weather, runs };
    await refreshWeather({ scheduledForMs: NOW }, { ...deps, weather });
    expect(d1.statements.length).toBeLessThanOrEqual(MAX_STATEMENTS);
    calls.length = d1.statements.length = kvCounts.writes = 0;
    time.now += 3_600_000;
    await refreshWeather({ scheduledForMs: time.now }, { ...deps, weather });
    expect(calls).toEqual([]);
    expect(d1.statements.filter((sql) => sql.includes("checked_at ="))).toHaveLength(1);
    expect(d1.statements.length).toBeLessThanOrEqual(MAX_STATEMENTS);
    expect(kvCounts.writes).toBe(1);
    const looked = { ...forecastAt(NOW, "open-meteo"), runAt: newest.latestRunAt, checkedAt: time.now };
    expect((await source.current()).forecasts).toEqual(Array.from({ length: PLACES }, () => looked));
    // Empties the cache, so that the database is read.
    await env.CACHE.delete("snapshot:1");
    time.now += 61_000;
    expect((await setUp("open-meteo").source.current()).forecasts[0]).toEqual(looked);
  });

  it("that also records forecasts and what happened costs no more", async () => {
    const { d1, deps, time } = setUp("open-meteo");
    const fetchForecasts: WeatherProvider["fetchForecasts"] = (points, nowMs) =>
      Promise.resolve(
        points.map(() => {
          const forecast = forecastAt(nowMs, "open-meteo");
          const hourly = forecast.hourly?.subarray(0, HOURLY_BYTES_A_DAY) ?? new Uint8Array();
          return { ...forecast, pastDay: { date: "2026-06-11", hourly } };
        }),
      );
    const db = openDatabase(d1.binding);
    const records = createAccuracyRecordStore(db);
    time.now = Date.parse("2026-06-12T17:00:00Z");
    const weather = { ...deps.weather, fetchForecasts };
    const afterRefresh: AfterRefresh = (run) => keepRecord(run, { ...deps, provider: weather.name, records });
    await refreshWeather({ scheduledForMs: time.now }, { ...deps, weather, afterRefresh });
    // Two of them are for the record: see keep-record.ts.
    expect(d1.statements.length).toBeLessThanOrEqual(MAX_STATEMENTS + 2);
    expect(d1.statements.filter((sql) => sql.includes("forecast_record"))).toHaveLength(1);
    const rows = await db.select().from(forecastRecord).orderBy(forecastRecord.date);
    expect(rows.map(({ date, daysAhead }) => [date, daysAhead])).toEqual([
      ["2026-06-11", 0],
      ["2026-06-13", 1],
      ["2026-06-14", 2],
      ["2026-06-15", 3],
      ["2026-06-16", 4],
      ["2026-06-17", 5],
    ]);
    expect(rows.every(({ entries }) => Object.keys(entries).length === PLACES)).toBe(true);
    expect(JSON.stringify(rows.map(({ entries }) => entries)).length).toBeLessThan((PLACES / 700) * 130_000);
  });

  it("is what a reader then finds, with two reads on a cold isolate and no query (budget 1)", async () => {
    const { d1, kvCounts, deps, source } = setUp();
    await refreshWeather({ scheduledForMs: NOW }, deps);
    const statements = d1.statements.length;
    kvCounts.reads = 0;
    const snapshot = await source.current();
    await source.current();
    expect(snapshot.forecasts).toEqual(Array.from({ length: PLACES }, () => forecastAt(NOW)));
    expect(snapshot.detailsJson).toHaveLength(PLACES);
    expect(kvCounts.reads).toBe(2);
    expect(d1.statements).toHaveLength(statements);
  });

  it("is not needed where only the cache is empty: the database answers", async () => {
    const { source, log } = setUp();
    expect((await source.current()).places).toHaveLength(PLACES);
    expect(log.events()).toEqual(["snapshot.cache-unusable"]);
  });

  it("survives the database failing at any one statement, and the next run heals", async () => {
    const { d1, deps, time, source } = setUp();
    await refreshWeather({ scheduledForMs: NOW }, deps);
    const statementsOfARun = d1.statements.length;
    for (let at = 1; at <= statementsOfARun; at++) {
      time.now += 3_600_000;
      d1.statements.length = 0;
      d1.fault.atStatement = at;
      await refreshWeather({ scheduledForMs: time.now }, deps).catch(() => "no run could be begun");
      d1.fault.atStatement = undefined;
      const ages = new Set((await source.current()).forecasts.map((forecast) => forecast?.fetchedAt));
      expect(ages.size).toBe(1);
    }
    time.now += 3_600_000;
    expect(await refreshWeather({ scheduledForMs: time.now }, deps)).toMatchObject({ outcome: "complete" });
    expect((await source.current()).forecasts[PLACES - 1]?.fetchedAt).toBe(time.now);
  });
});

describe("the choice of another weather service", () => {
  beforeEach(async () => {
    await insertDestinations(openDatabase(env.DB), 3);
    await refreshWeather({ scheduledForMs: NOW }, setUp("sample").deps);
  });
  const shownBy = async ({ source }: ReturnType<typeof setUp>) =>
    (await source.current()).forecasts.map((forecast) => forecast?.provider ?? null);

  it("takes made-up weather off the site at once, from the cache and from the database", async () => {
    expect(await shownBy(setUp("sample"))).toEqual(["sample", "sample", "sample"]);
    expect(await shownBy(setUp("open-meteo"))).toEqual([null, null, null]);
    await env.CACHE.delete("snapshot:1");
    expect(await shownBy(setUp("open-meteo"))).toEqual([null, null, null]);
  });

  it("never publishes it again, also where the new service does not answer", async () => {
    const live = setUp("open-meteo");
    live.time.now += 3_600_000;
    live.time.isProviderDown = true;
    expect(await refreshWeather({ scheduledForMs: live.time.now }, live.deps)).toMatchObject({
      outcome: "failed",
    });
    const bytes = new Uint8Array((await env.CACHE.get("snapshot:1", "arrayBuffer")) ?? []);
    const published = JSON.stringify(await decodeSnapshot(bytes));
    expect(published).toContain("Place 0");
    expect(published).not.toContain("sample");
  });
});

it("a refresh of a thousand places still keeps to ten statements and two writes (budget 7)", async () => {
  await insertDestinations(openDatabase(env.DB), 1_000);
  const { d1, kvCounts, deps } = setUp();
  expect(await refreshWeather({ scheduledForMs: NOW }, deps)).toMatchObject({ placesRefreshed: 1_000 });
  expect(d1.statements.length).toBeLessThanOrEqual(MAX_STATEMENTS);
  expect(kvCounts.writes).toBe(2);
});
