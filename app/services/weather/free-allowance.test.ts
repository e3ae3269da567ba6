import { HOUR_MS, MINUTE_MS } from "#app/domain/units";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createOpenMeteo } from "#app/adapters/weather/open-meteo";
import { londonHourOf } from "#app/domain/calendar/london-time";
import type { WeatherProvider } from "#app/services/ports";
import { someForecast } from "../../../tests/fakes/forecasts";
import { refreshDeps, someDestinations } from "../../../tests/fakes/in-memory-weather";
import { refreshWeather } from "./refresh-weather";

/** Calls as the service counts them: each place of a request is one. */
interface Calls {
  readonly atMs: number;
  readonly places: number;
}

function most(calls: readonly Calls[], windowMs: number): number {
  const within = (fromMs: number) => calls.filter(({ atMs }) => atMs >= fromMs && atMs < fromMs + windowMs);
  return Math.max(...calls.map(({ atMs }) => within(atMs).reduce((sum, { places }) => sum + places, 0)));
}

/**
 * Simulates hourly runs at minute 0 with the allowance and the pace of the real service. Returns the calls
 * that it counts, and the age of the oldest forecast after each run.
 */
async function runHours(destinationCount: number, firstRunMs: number, hours: number, apiKey?: string) {
  const calls: Calls[] = [];
  const http = {
    clock: () => Date.now(),
    sleep: (ms: number) => Promise.resolve(void vi.setSystemTime(Date.now() + ms)),
    // The service refuses every request, since only the number of requests matters here.
    fetch: (address: string) => {
      const { searchParams } = new URL(address);
      calls.push({ atMs: Date.now(), places: searchParams.get("latitude")?.split(",").length ?? 0 });
      return Promise.resolve(new Response("counted", { status: 404 }));
    },
  };
  const openMeteo = createOpenMeteo({ baseUrl: "http://counted", apiKey, http });
  const weather: WeatherProvider = {
    ...openMeteo,
    async fetchForecasts(points, nowMs) {
      await openMeteo.fetchForecasts(points, nowMs).catch(() => "counted");
      return points.map(() => ({ ...someForecast(Date.now()), provider: openMeteo.name }));
    },
  };
  const deps = refreshDeps(someDestinations(destinationCount), weather);
  const runs: { londonHour: number; oldestMs: number; refreshed: number }[] = [];
  for (let hour = 0; hour < hours; hour += 1) {
    const startMs = firstRunMs + hour * HOUR_MS;
    vi.setSystemTime(startMs);
    const report = await refreshWeather({ scheduledForMs: startMs }, deps);
    const fetchedAt = [...deps.forecasts.held.values()].map((forecast) => forecast.fetchedAt);
    runs.push({
      londonHour: Math.floor(londonHourOf(startMs)),
      oldestMs: Date.now() - Math.min(...fetchedAt),
      refreshed: "placesRefreshed" in report ? report.placesRefreshed : 0,
    });
  }
  return { calls, runs };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("a whole day of the free forecast service with the end of summer time in it keeps within the minute, the hour and the day, with every place renewed each hour by day", async () => {
  // The run of the evening before fills the database. The counted day begins with the run after it.
  const first = "2026-10-24T20:00:00Z";
  const { calls, runs } = await runHours(638, Date.parse(first), 25 + 1);
  const day = calls.filter(({ atMs }) => atMs >= Date.parse(first) + HOUR_MS);
  expect(most(day, MINUTE_MS)).toBeLessThanOrEqual(600);
  expect(most(day, HOUR_MS)).toBeLessThanOrEqual(5_000);
  expect(most(day, 24 * HOUR_MS)).toBeLessThanOrEqual(10_000);
  const byDay = runs.filter(({ londonHour }) => londonHour >= 6 && londonHour <= 20);
  expect(byDay).toHaveLength(15);
  for (const run of byDay) expect(run).toMatchObject({ refreshed: 638 });
  expect(Math.max(...byDay.map(({ oldestMs }) => oldestMs))).toBeLessThan(4 * MINUTE_MS);
  expect(runs.slice(1).every(({ refreshed }) => refreshed > 0)).toBe(true);
});
