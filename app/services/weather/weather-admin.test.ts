import { describe, expect, it } from "vitest";
import { someForecast } from "../../../tests/fakes/forecasts";
import {
  answersNever,
  answersWell,
  createFakeWeather,
  failsWith,
  refreshDeps,
  someDestinations,
} from "../../../tests/fakes/in-memory-weather";
import type { RefreshRun } from "./ports";
import { createWeatherAdmin } from "./weather-admin";
import { readWeatherStatus } from "./weather-status";

const NOW = Date.parse("2026-06-12T09:20:00Z");
const HOUR = 3_600_000;
const author = { id: 1, username: "admin" };

function setUp(answer = answersWell, count = 3) {
  const time = { nowMs: NOW };
  const places = someDestinations(count);
  const weather = createFakeWeather(answer);
  const deps = { ...refreshDeps(places, weather), clock: () => time.nowMs };
  const recorded: (number | null)[] = [];
  const fault = { ofRecords: false };
  const admin = createWeatherAdmin({
    ...deps,
    catalogue: { find: (id) => Promise.resolve(places.find((place) => place.id === id) ?? null) },
    refreshes: {
      record: ({ destination }) => {
        if (fault.ofRecords) return Promise.reject(new Error("D1_ERROR"));
        recorded.push(destination?.id ?? null);
        return Promise.resolve();
      },
    },
  });
  const later: Promise<unknown>[] = [];
  const curator = { author, afterAnswer: (work: Promise<unknown>) => void later.push(work) };
  return { ...deps, time, weather, recorded, admin, curator, later, fault };
}

describe("refreshing one place", () => {
  it.each([
    ["unreachable", { error: "provider-failed" }],
    ["malformed", { error: "provider-failed" }],
    ["rate-limited", { error: "provider-busy", retryAtMs: null }],
    ["circuit-open", { error: "provider-busy", retryAtMs: null }],
  ] as const)("keeps what there was where the provider is %s", async (code, refusal) => {
    const { admin, curator, forecasts, publisher, recorded } = setUp(failsWith(code));
    const before = someForecast(NOW - HOUR);
    forecasts.held.set(2, before);
    expect(await admin.refreshPlace(2, curator)).toEqual({ ok: false, ...refusal });
    expect(forecasts.held.get(2)).toBe(before);
    expect([publisher.published, recorded]).toEqual([[], []]);
  });

  it("refuses a forecast that cannot be true", async () => {
    const { admin, curator, forecasts } = setUp((points, nowMs) =>
      Promise.resolve(points.map(() => someForecast(nowMs, { temperatureMaxC: 99 }))),
    );
    expect(await admin.refreshPlace(1, curator)).toEqual({ ok: false, error: "provider-failed" });
    expect(forecasts.held.size).toBe(0);
  });
});

it("refreshing all now is refused while a run is under way, and makes no call", async () => {
  const { admin, curator, weather } = setUp(answersNever);
  expect((await admin.startRefresh(curator)).ok).toBe(true);
  expect(await admin.startRefresh(curator)).toEqual({ ok: false, error: "already-running" });
  expect(weather.calls).toHaveLength(1);
  expect((await admin.status()).running).toMatchObject({ id: 1, outcome: "running" });
});

it("a refresh that cannot be recorded has happened all the same, and the log says what is missing", async () => {
  const { admin, curator, later, forecasts, log, fault } = setUp();
  fault.ofRecords = true;
  expect(await admin.refreshPlace(2, curator)).toMatchObject({ ok: true });
  expect(await admin.startRefresh(curator)).toMatchObject({ ok: true });
  await Promise.all(later);
  expect(forecasts.held.size).toBe(3);
  const lost = log.events().filter((event) => event === "weather.refresh-not-recorded");
  expect(lost).toHaveLength(2);
});

describe("the weather's status", () => {
  it("counts fresh, stale and missing forecasts and names the oldest, the next run and the provider", async () => {
    const { admin, forecasts } = setUp(answersWell, 5);
    forecasts.held.set(1, someForecast(NOW - HOUR));
    forecasts.held.set(2, someForecast(NOW - 3 * HOUR));
    forecasts.held.set(3, someForecast(NOW - 25 * HOUR));
    expect(await admin.status()).toEqual({
      nowMs: NOW,
      provider: "fake",
      secondProvider: null,
      running: null,
      runs: [],
      nextRunAt: Date.parse("2026-06-12T10:00:00Z"),
      forecasts: { places: 5, fresh: 1, stale: 1, missing: 3, oldestFetchedAt: NOW - 25 * HOUR },
      newest: { provider: "fake", fetchedAt: NOW - HOUR, runAt: null },
    });
  });

  it("names the service behind the first one, if there is one", async () => {
    const deps = refreshDeps([], createFakeWeather(answersWell));
    const names = [null, { name: "second" }].map((fallback) => readWeatherStatus({ ...deps, fallback }));
    const found = (await Promise.all(names)).map(({ secondProvider }) => secondProvider);
    expect(found).toEqual([null, "second"]);
  });

  it("on the full hour names the hour after", async () => {
    const { admin, time } = setUp();
    time.nowMs = Date.parse("2026-06-12T10:00:00Z");
    expect((await admin.status()).nextRunAt).toBe(Date.parse("2026-06-12T11:00:00Z"));
  });

  it("does not take a run that was cut off for one under way", async () => {
    const { admin, runs, time } = setUp();
    await runs.begin({ scheduledFor: NOW, startedAt: NOW, provider: "fake" });
    const outcomes = async () => (await admin.status()).runs.map(({ outcome }: RefreshRun) => outcome);
    expect(await outcomes()).toEqual(["running"]);
    time.nowMs += 10 * 60_000;
    expect(await outcomes()).toEqual(["abandoned"]);
    expect((await admin.status()).running).toBeNull();
  });
});
