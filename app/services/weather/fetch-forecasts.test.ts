import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createOpenMeteo } from "#app/adapters/weather/open-meteo";
import { HOUR_MS, MINUTE_MS } from "#app/domain/units";
import { createInMemoryLog, someDestinations } from "../../../tests/fakes/in-memory-weather";
import { someForecast } from "../../../tests/fakes/forecasts";
import { fetchForecasts } from "./fetch-forecasts";

const NOW = Date.parse("2026-11-28T12:20:00Z");
const REASONS = {
  minutely: "Minutely API request limit exceeded. Please try again in one minute.",
  hourly: "Hourly API request limit exceeded. Please try again in the next hour.",
  daily: "Daily API request limit exceeded. Please try again tomorrow.",
  concurrent: "Too many concurrent requests",
};

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

/**
 * Runs a refresh of `count` places against a service that answers some requests, numbered from 1, with a 429. Returns
 * how many places got a forecast, at which minutes of the run the service was asked, and when it may be asked again.
 */
async function runAgainst(
  count: number,
  limits: (request: number) => ResponseInit["headers"] | string | null,
) {
  const askedAt: number[] = [];
  const fetch = () => {
    askedAt.push(Math.round(((Date.now() - NOW) / MINUTE_MS) * 10) / 10);
    const limit = limits(askedAt.length);
    if (limit === null) return Promise.resolve(new Response("counted", { status: 404 }));
    const body = typeof limit === "string" ? JSON.stringify({ error: true, reason: limit }) : "";
    return Promise.resolve(
      new Response(body, { status: 429, headers: typeof limit === "string" ? {} : limit }),
    );
  };
  const openMeteo = createOpenMeteo({ baseUrl: "http://counted", takeTurn: null, http: { fetch } });
  // A request that the service accepts ends in 404 here, since only the number of requests matters.
  const fetchBatch: typeof openMeteo.fetchForecasts = async (points, nowMs) => {
    await openMeteo.fetchForecasts(points, nowMs).catch((error: { code?: string }) => {
      if (error.code !== "refused") throw error;
    });
    return points.map(() => someForecast(Date.now()));
  };
  const log = createInMemoryLog();
  const places = someDestinations(count).map((place) => ({
    ...place,
    destinationId: place.id,
    fetchedAt: null,
  }));
  const deps = { weather: { ...openMeteo, fetchForecasts: fetchBatch }, clock: () => Date.now(), log };
  const running = fetchForecasts(places as never, NOW + 4 * MINUTE_MS, deps);
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS);
  const { forecasts, failure } = await running;
  const again = (await openMeteo
    .fetchForecasts([{ latitude: 54, longitude: -1 }], Date.now())
    .catch((error: unknown) => error)) as { details?: { retryAtMs?: number } };
  return {
    forecasts: forecasts.length,
    askedAt,
    failure,
    again: again.details?.retryAtMs,
    log,
  };
}

it("waits the minute of a minutely limit, and asks again for the places that it cost", async () => {
  const run = await runAgainst(689, (request) => (request === 3 ? REASONS.minutely : null));
  expect([run.forecasts, run.failure]).toEqual([689, null]);
  expect(run.askedAt.filter((minute) => minute < 1)).toHaveLength(4);
  // The other of two parallel batches is not sent meanwhile, so it waits too.
  expect([...new Set(run.log.events())]).toEqual(["weather.limit-waits"]);
});

it("waits a Retry-After that ends within the run, also twice", async () => {
  const run = await runAgainst(300, (request) => ([2, 4].includes(request) ? { "Retry-After": "20" } : null));
  expect([run.forecasts, run.failure]).toEqual([300, null]);
});

it("gives up within the run's time if every minute is limited", async () => {
  const run = await runAgainst(300, (request) => (request === 1 ? null : REASONS.minutely));
  expect(run.forecasts).toBe(100);
  expect(run.failure).toMatchObject({ code: "rate-limited" });
  expect(run.askedAt.length).toBeLessThan(12);
});

it.each([
  ["hourly", REASONS.hourly, "2026-11-28T13:00:00Z"],
  ["daily", REASONS.daily, "2026-11-29T00:00:00Z"],
  ["other", REASONS.concurrent, "2026-11-28T12:35:00Z"],
])("asks nothing more after a limit that is %s, until it ends", async (_, reason, until) => {
  const run = await runAgainst(689, (request) => (request === 3 ? reason : null));
  // The fourth batch was on its way.
  expect(run.forecasts).toBe(300);
  expect(run.askedAt.length).toBeLessThanOrEqual(4);
  expect(run.again).toBe(Date.parse(until));
  expect(Date.parse(until)).toBeLessThan(NOW + 24 * HOUR_MS);
});
