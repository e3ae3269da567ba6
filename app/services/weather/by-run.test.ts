import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createOpenMeteo } from "#app/adapters/weather/open-meteo";
import { londonDateOf, londonHourOf } from "#app/domain/calendar/london-time";
import { HOUR_MS, MINUTE_MS } from "#app/domain/units";
import { freshnessOf } from "#app/domain/weather/forecast-freshness";
import type { Snapshot, WeatherProvider } from "#app/services/ports";
import { someForecast } from "../../../tests/fakes/forecasts";
import { refreshDeps, someDestinations } from "../../../tests/fakes/in-memory-weather";
import { type FakeUpstream, startFakeUpstream } from "../../../tests/fakes/upstream";
import { openMeteoRuns, runAt } from "../../../tests/fakes/vendors/open-meteo-runs";
import { refreshWeather } from "./refresh-weather";
import { healthOf } from "./site-health";

/** 700 places, ten of them in Shetland. */
const PLACES = 700;
const SHETLAND = 10;
/** The forecast of the sea costs one call for each of some 240 places, twice a day. */
const CALLS_OF_THE_SEA = 480;
const CALLS_A_DAY = 8_500;

const time = { now: 0 };
let upstream: FakeUpstream;
beforeAll(async () => {
  upstream = await startFakeUpstream({ clock: () => time.now, vendors: [openMeteoRuns] });
});
afterAll(() => upstream.close());

/**
 * The refresh of the site with the real adapter. It reads the lists of runs over the network. The calls for
 * places are counted.
 */
function site(places = PLACES) {
  upstream.behaveWell();
  // The service refuses every request for forecasts, since only their number matters here.
  upstream.behave("open-meteo", { status: 404 });
  const calls: { atMs: number; places: number }[] = [];
  const state = { isOut: false };
  const http = {
    clock: () => time.now,
    sleep: (ms: number) => Promise.resolve(void (time.now += ms)),
    breaker: { failuresToOpen: Infinity, openMs: 1 },
  };
  const openMeteo = createOpenMeteo({ baseUrl: upstream.url, http });
  const weather: WeatherProvider = {
    ...openMeteo,
    async fetchForecasts(points) {
      calls.push({ atMs: time.now, places: points.length });
      await openMeteo.fetchForecasts(points, time.now).catch(() => "counted");
      if (state.isOut) throw new Error("out of reach");
      return points.map(() => ({ ...someForecast(time.now), provider: openMeteo.name }));
    },
  };
  const destinations = someDestinations(places).map((destination, index) => ({
    ...destination,
    latitude: index < SHETLAND ? 60.2 + index / 100 : 50 + index / 100,
  }));
  const deps = { ...refreshDeps(destinations, weather), clock: () => time.now };
  const refresh = async (startMs: number) => {
    time.now = startMs;
    const report = await refreshWeather({ scheduledForMs: startMs }, deps);
    return "placesRefreshed" in report ? report.placesRefreshed : NaN;
  };
  const health = (nowMs: number) => {
    const content = deps.publisher.published.at(-1)?.content;
    return healthOf(content as unknown as Snapshot, nowMs);
  };
  const callsFrom = (fromMs: number) =>
    calls.reduce((sum, call) => (call.atMs >= fromMs ? sum + call.places : sum), 0);
  return { deps, refresh, health, callsFrom, state, calls };
}

/** Returns the newest run of UKV that covers two days and that all servers have. */
function wholeRun(nowMs: number): number {
  const whole = 3 * HOUR_MS;
  const { startSeconds } = runAt("ukmo_uk_deterministic_2km", nowMs - 10 * MINUTE_MS);
  return Math.floor((startSeconds * 1_000) / whole) * whole;
}

describe.each([
  ["in summer", "2026-07-10T22:00:00Z"],
  ["with the end of summer time in it", "2026-10-24T22:00:00Z"],
])("a simulated day %s", (_, before) => {
  it("keeps within its calls, and every place of the newest run at every hour", async () => {
    const { deps, refresh, health, callsFrom } = site();
    const start = Date.parse(before);
    await refresh(start);
    const dayStart = start + HOUR_MS;
    for (let hour = 0; hour < 25; hour += 1) {
      const runStart = dayStart + hour * HOUR_MS;
      await refresh(runStart);
      // The alerts are evaluated ten minutes after the run. Pages show this run until the next one is
      // published.
      for (const nowMs of [runStart + 10 * MINUTE_MS, runStart + 63 * MINUTE_MS]) {
        const { status, forecasts } = health(nowMs);
        expect({ status, fresh: forecasts.fresh, hour }).toEqual({ status: "ok", fresh: PLACES, hour });
      }
      for (const [id, { runAt: run, fetchedAt }] of deps.forecasts.held) {
        if (id > SHETLAND) expect(run, `hour ${hour}`).toBeGreaterThanOrEqual(wholeRun(runStart));
        else expect(runStart - fetchedAt).toBeLessThan(HOUR_MS);
        // Each forecast has all six days, even just after midnight.
        expect(londonDateOf(fetchedAt)).toBe(londonDateOf(runStart));
      }
      if (Math.floor(londonHourOf(runStart)) === 7) {
        const latest = runAt("ukmo_uk_deterministic_2km", runStart - 10 * MINUTE_MS).startSeconds * 1_000;
        const runs = [...deps.forecasts.held].map(([id, forecast]) =>
          id > SHETLAND ? forecast.runAt : latest,
        );
        expect(Math.min(...runs.map((run) => run ?? 0))).toBe(latest);
      }
    }
    const spent = callsFrom(dayStart) + CALLS_OF_THE_SEA;
    expect(spent).toBeLessThanOrEqual(CALLS_A_DAY);
    // There is room for one "Refresh Now" of all places.
    expect(spent + PLACES).toBeLessThanOrEqual(10_000);
  });
});

describe("a refresh by run", () => {
  const NOON = Date.parse("2026-11-21T12:00:00Z");

  it("that an administrator starts requests only what is not of the newest run", async () => {
    const { deps, refresh, callsFrom, calls } = site();
    await refresh(NOON);
    calls.length = 0;
    expect(await refresh(NOON + 5 * MINUTE_MS)).toBe(0);
    expect(callsFrom(0)).toBe(0);
    for (const id of [40, 50, 60]) {
      const forecast = deps.forecasts.held.get(id);
      if (forecast) deps.forecasts.held.set(id, { ...forecast, runAt: 0, fetchedAt: NOON - 7 * HOUR_MS });
    }
    expect(await refresh(NOON + 10 * MINUTE_MS)).toBe(3);
  });

  it("publishes each hour that it has looked, and forecasts from hours ago stay fresh", async () => {
    const { deps, refresh, health } = site();
    await refresh(NOON);
    const nine = deps.forecasts.held.get(100);
    await refresh(NOON + HOUR_MS);
    await refresh(NOON + 2 * HOUR_MS);
    expect(deps.publisher.published.map(({ when }) => when)).toEqual(["always", "always", "always"]);
    expect(deps.forecasts.held.get(100)).toEqual({ ...nine, checkedAt: expect.any(Number) as number });
    const checked = deps.forecasts.held.get(100);
    expect(checked && freshnessOf(checked, NOON + 3 * HOUR_MS)).toBe("fresh");
    expect(health(NOON + 3 * HOUR_MS)).toMatchObject({ status: "ok", newest: { runAt: nine?.runAt } });
  });

  it("whose lists are out of reach requests by the clock, and looks again as soon as it can", async () => {
    const { deps, refresh } = site();
    await refresh(NOON);
    upstream.behave("open-meteo-runs", { status: 503 });
    expect(await refresh(NOON + HOUR_MS)).toBe(650);
    expect(deps.log.events()).toContain("weather.run-list-failed");
    upstream.behaveWell();
    upstream.behave("open-meteo", { status: 404 });
    // The forecasts were fetched after the newest run was available, so they need not be fetched again.
    const without = PLACES - 650;
    expect(await refresh(NOON + 2 * HOUR_MS)).toBeLessThanOrEqual(SHETLAND + without);
    expect([...deps.forecasts.held.values()].filter(({ runAt: run }) => run).length).toBe(PLACES - SHETLAND);
  });

  it("whose lists are out of reach leaves what it fetches as old as the last look, and says the age", async () => {
    const { deps, refresh, health } = site();
    await refresh(NOON);
    upstream.behave("open-meteo-runs", { status: 503 });
    const statuses: string[] = [];
    for (let hour = 1; hour <= 4; hour += 1) {
      await refresh(NOON + hour * HOUR_MS);
      const { status, forecasts } = health(NOON + hour * HOUR_MS + 20 * MINUTE_MS);
      // Forecasts of Shetland are fetched by the clock, since its model runs every hour. They stay fresh.
      statuses.push(`${status} ${forecasts.fresh > SHETLAND}`);
    }
    expect(statuses).toEqual(["ok true", "ok false", "stale false", "stale false"]);
    const place = deps.forecasts.held.get(100);
    expect(place?.fetchedAt).toBeGreaterThan(NOON + HOUR_MS);
    expect(place?.checkedAt).toBeLessThan(NOON + HOUR_MS);
  });

  it("whose service keeps no lists is fresh by the clock, with a line that is no error", async () => {
    const { deps, refresh, health } = site();
    upstream.behave("open-meteo-runs", { status: 404 });
    await refresh(NOON);
    await refresh(NOON + HOUR_MS);
    expect(health(NOON + HOUR_MS + MINUTE_MS)).toMatchObject({ status: "ok", forecasts: { fresh: PLACES } });
    expect(deps.log.events()).toContain("weather.no-run-list");
    expect(deps.log.events()).not.toContain("weather.run-list-failed");
  });

  it("while nothing answers leaves the site neither fresh nor healthy after some hours", async () => {
    const { refresh, health, state } = site();
    await refresh(NOON);
    state.isOut = true;
    upstream.behave("open-meteo-runs", { status: 503 });
    const statuses: string[] = [];
    for (let hour = 1; hour <= 4; hour += 1) {
      await refresh(NOON + hour * HOUR_MS);
      const { status, forecasts } = health(NOON + hour * HOUR_MS + 30 * MINUTE_MS);
      statuses.push(`${status} ${forecasts.fresh}`);
    }
    expect(statuses).toEqual(["ok 700", "ok 0", "stale 0", "stale 0"]);
  });

  it("follows fewer runs where the free allowance is too small for all of them", async () => {
    const { refresh, callsFrom } = site(1_600);
    await refresh(NOON);
    for (let hour = 1; hour <= 25; hour += 1) await refresh(NOON + hour * HOUR_MS);
    expect(callsFrom(NOON + HOUR_MS) + CALLS_OF_THE_SEA).toBeLessThanOrEqual(10_000);
  });
});
