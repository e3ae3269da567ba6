import { HOUR_MS } from "#app/domain/units";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PlaceForecast } from "#app/domain/weather/forecast";
import { someForecast, someHour } from "../../../tests/fakes/forecasts";
import {
  answersNever,
  answersWell,
  createFakeWeather,
  failsWith,
  refreshDeps,
  someDestinations,
} from "../../../tests/fakes/in-memory-weather";
import { FORECAST_HOURS_A_DAY, hoursOfDay, packHours } from "#app/domain/weather/hourly";
import { type RefreshWeatherDeps, refreshWeather, runHourly } from "./refresh-weather";

const NOW = Date.parse("2026-06-12T09:00:00Z");

const setUp = (places: number, weather = createFakeWeather(answersWell)) =>
  refreshDeps(someDestinations(places), weather);

function holdForecasts(deps: ReturnType<typeof setUp>, fetchedAt: number): Map<number, PlaceForecast> {
  for (const { id } of someDestinations(1_000)) deps.forecasts.held.set(id, someForecast(fetchedAt));
  return new Map(deps.forecasts.held);
}

const refresh = (deps: RefreshWeatherDeps, scheduledForMs = NOW) => refreshWeather({ scheduledForMs }, deps);

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

describe("a refresh with a provider in good health", () => {
  it("stores every place's forecast, publishes them and records the run", async () => {
    const deps = setUp(250);
    const report = await refresh(deps);
    expect(report).toEqual({
      provider: "fake",
      outcome: "complete",
      placesRefreshed: 250,
      placesFailed: 0,
      error: null,
    });
    expect(deps.forecasts.held.size).toBe(250);
    expect(deps.publisher.published.at(-1)?.content.forecasts).toEqual(
      Array.from({ length: 250 }, () => someForecast(NOW)),
    );
    expect((await deps.runs.latest(1))[0]).toMatchObject({
      scheduledFor: NOW,
      outcome: "complete",
      placesRefreshed: 250,
      endedAt: NOW,
    });
    expect(deps.runs.isLeased()).toBe(false);
  });

  it("begins with places without a forecast, then takes the oldest within the hourly allowance", async () => {
    const deps = setUp(5, createFakeWeather(answersWell, { placesPerRun: 3, batchSize: 1 }));
    holdForecasts(deps, NOW - HOUR_MS);
    deps.forecasts.held.set(4, someForecast(NOW - 5 * HOUR_MS));
    deps.forecasts.held.delete(2);
    deps.forecasts.held.set(5, { ...someForecast(NOW - 1), provider: "another" });
    await refresh(deps);
    const destinationIds = deps.weather.calls.map(
      ([point]) => Math.round(((point?.latitude ?? 0) - 50.5) * 100) + 1,
    );
    expect(destinationIds).toEqual([2, 5, 4]);
  });

  it("writes one line to the log for the whole run", async () => {
    const deps = setUp(3);
    await refresh(deps);
    expect(deps.log.lines).toMatchObject([
      {
        event: "weather.refreshed",
        fields: { placesRefreshed: 3, placesFailed: 0, provider: "fake", durationMs: 0, outcome: "complete" },
      },
    ]);
  });

  it("completes without a single place in the catalogue", async () => {
    expect(await refresh(setUp(0))).toMatchObject({ outcome: "complete", placesRefreshed: 0 });
  });
});

describe("a provider that fails", () => {
  it("that never answers is given up at the run's own deadline, and what was held stays", async () => {
    const deps = setUp(4, createFakeWeather(answersNever, { batchSize: 1 }));
    const before = holdForecasts(deps, NOW - HOUR_MS);
    const running = refresh(deps);
    await vi.advanceTimersByTimeAsync(4 * 60_000);
    expect(await running).toMatchObject({ outcome: "failed", placesRefreshed: 0, placesFailed: 4 });
    expect(deps.weather.calls).toHaveLength(2);
    expect(deps.forecasts.held).toEqual(before);
    expect(deps.runs.isLeased()).toBe(false);
  });

  it("on every batch leaves the run marked failed and everything held as it was", async () => {
    const deps = setUp(250, createFakeWeather(failsWith("unreachable")));
    const before = holdForecasts(deps, NOW - HOUR_MS);
    const report = await refresh(deps);
    expect(report).toMatchObject({ outcome: "failed", placesFailed: 250 });
    expect(report).toHaveProperty("error", expect.stringContaining("unreachable"));
    expect(deps.forecasts.held).toEqual(before);
    expect(deps.log.events()).toEqual([
      "weather.batch-failed",
      "weather.batch-failed",
      "weather.batch-failed",
      "weather.refreshed",
    ]);
  });

  it.each(["rate-limited", "circuit-open"] as const)(
    "with %s is asked nothing more in that run",
    async (code) => {
      const deps = setUp(10, createFakeWeather(failsWith(code), { batchSize: 1 }));
      await refresh(deps);
      // A second request ran in parallel with the first.
      expect(deps.weather.calls.length).toBeLessThanOrEqual(2);
      expect((await deps.runs.latest(1))[0]).toMatchObject({ outcome: "failed", placesFailed: 10 });
    },
  );

  it("with nonsense asks the publisher to leave an equal snapshot alone", async () => {
    const deps = setUp(3, createFakeWeather(failsWith("malformed")));
    await refresh(deps);
    expect(deps.publisher.published.map(({ when }) => when)).toEqual(["if-different"]);
  });

  it("for one batch of three costs that batch only", async () => {
    let calls = 0;
    const weather = createFakeWeather(
      (points, nowMs) => (++calls === 2 ? failsWith("timeout") : answersWell)(points, nowMs),
      { batchSize: 2 },
    );
    const deps = setUp(6, weather);
    expect(await refresh(deps)).toMatchObject({ outcome: "partial", placesRefreshed: 4, placesFailed: 2 });
  });

  it("with a fault that is no ProviderError fails its batch, not the run", async () => {
    const deps = setUp(
      2,
      createFakeWeather(() => Promise.reject(new TypeError("undefined is not a function"))),
    );
    expect(await refresh(deps)).toMatchObject({ outcome: "failed", error: "undefined is not a function" });
    expect(deps.runs.isLeased()).toBe(false);
  });
});

describe("a second provider behind the first", () => {
  const named = (name: string, answer: Parameters<typeof createFakeWeather>[0]) => ({
    ...createFakeWeather(
      async (points, nowMs) =>
        (await answer(points, nowMs)).map((forecast) => forecast && { ...forecast, provider: name }),
      { batchSize: 1 },
    ),
    name,
  });
  const withFallback = (places: number, first: ReturnType<typeof createFakeWeather>) => {
    const fallback = named("second", answersWell);
    return { ...setUp(places, first), fallback };
  };

  it("is asked for all places where the first fails a whole run", async () => {
    const deps = withFallback(100, createFakeWeather(failsWith("unreachable")));
    holdForecasts(deps, NOW - HOUR_MS);
    expect(await refresh(deps)).toMatchObject({
      provider: "second",
      outcome: "complete",
      placesRefreshed: 100,
    });
    expect(deps.fallback.calls).toHaveLength(100);
  });

  it("is asked for the oldest forecasts where it allows no more", async () => {
    const deps = withFallback(100, createFakeWeather(failsWith("unreachable")));
    deps.fallback.placesPerRun = () => 45;
    const before = holdForecasts(deps, NOW - HOUR_MS);
    for (const id of [7, 50, 99]) deps.forecasts.held.set(id, someForecast(NOW - 5 * HOUR_MS));
    expect(await refresh(deps)).toMatchObject({
      provider: "second",
      outcome: "partial",
      placesRefreshed: 45,
      placesFailed: 55,
      error: expect.stringContaining("unreachable") as string,
    });
    expect(deps.fallback.calls).toHaveLength(45);
    const renewed = [...deps.forecasts.held].filter(([, { provider }]) => provider === "second");
    expect(renewed.map(([id]) => id)).toEqual(expect.arrayContaining([7, 50, 99]));
    const others = [...deps.forecasts.held].filter(([, { provider }]) => provider !== "second");
    expect(others.every(([id, forecast]) => before.get(id) === forecast)).toBe(true);
    expect((await deps.runs.latest(1))[0]).toMatchObject({ provider: "second", outcome: "partial" });
  });

  it("is asked nothing where the first gives any forecast at all", async () => {
    let calls = 0;
    const first = createFakeWeather(
      (points, nowMs) => (++calls === 1 ? answersWell : failsWith("timeout"))(points, nowMs),
      { batchSize: 1 },
    );
    const deps = withFallback(5, first);
    expect(await refresh(deps)).toMatchObject({ provider: "fake", outcome: "partial", placesRefreshed: 1 });
    expect(deps.fallback.calls).toEqual([]);
  });

  it("still has its minute where the first never answers", async () => {
    const deps = withFallback(4, createFakeWeather(answersNever, { batchSize: 1 }));
    const running = refresh(deps);
    await vi.advanceTimersByTimeAsync(3 * 60_000);
    expect(await running).toMatchObject({ provider: "second", outcome: "complete", placesRefreshed: 4 });
  });

  it("that fails too leaves everything as it was, and both reasons in the record", async () => {
    const deps = { ...withFallback(3, createFakeWeather(failsWith("rate-limited"))) };
    const before = holdForecasts(deps, NOW - HOUR_MS);
    const fallback = named("second", failsWith("unreachable"));
    expect(await refresh({ ...deps, fallback })).toMatchObject({ outcome: "failed", placesFailed: 3 });
    expect(deps.forecasts.held).toEqual(before);
    expect((await deps.runs.latest(1))[0]?.error).toMatch(/rate-limited.*; .*unreachable/);
  });

  it("returns its places to the first as soon as that works again", async () => {
    const deps = withFallback(60, createFakeWeather(failsWith("unreachable")));
    await refresh(deps);
    vi.setSystemTime(NOW + HOUR_MS);
    const back = createFakeWeather(answersWell, { placesPerRun: 60 });
    expect(await refresh({ ...deps, weather: back }, NOW + HOUR_MS)).toMatchObject({ provider: "fake" });
    expect([...deps.forecasts.held.values()].some(({ provider }) => provider === "second")).toBe(false);
  });
});

/** It is two in the afternoon. The new forecast begins at 14:00, with 8 degrees more. */
const AFTERNOON = Date.parse("2026-06-12T13:00:00Z");
const dayFrom = (first: number, temperatureC: number) =>
  Array.from({ length: FORECAST_HOURS_A_DAY }, (_, index) =>
    index + 5 < first ? null : someHour({ temperatureC }),
  );
const withHours = (first: number, temperatureC: number, fetchedAt: number) => {
  const days = [dayFrom(first, temperatureC), ...Array.from({ length: 5 }, () => dayFrom(5, temperatureC))];
  return { ...someForecast(fetchedAt), hourly: packHours(days) };
};

it("an answer without the past hours keeps those of the previous forecast", async () => {
  vi.setSystemTime(AFTERNOON);
  const deps = setUp(
    1,
    createFakeWeather((_, nowMs) => Promise.resolve([withHours(14, 8, nowMs)])),
  );
  deps.forecasts.held.set(1, withHours(5, 15, AFTERNOON - HOUR_MS));
  await refresh(deps);
  const forecast = deps.forecasts.held.get(1);
  const hours = forecast && hoursOfDay(forecast, "2026-06-12");
  expect(hours?.map(({ temperatureC }) => temperatureC)).toEqual([
    ...Array.from({ length: 9 }, () => 15),
    ...Array.from({ length: 8 }, () => 8),
  ]);
  expect(forecast?.days[0]).toMatchObject({ temperatureMaxC: 15, temperatureMinC: 8 });
});

describe("an answer that is partly bad", () => {
  it("updates the good places and leaves the missing ones their own, older forecast", async () => {
    const deps = setUp(
      200,
      createFakeWeather(
        (points, nowMs) =>
          Promise.resolve(points.map((_, index) => (index < 195 ? someForecast(nowMs) : null))),
        { batchSize: 200 },
      ),
    );
    holdForecasts(deps, NOW - 3 * HOUR_MS);
    expect(await refresh(deps)).toMatchObject({ outcome: "partial", placesRefreshed: 195, placesFailed: 5 });
    const ages = deps.publisher.published[0]?.content.forecasts.map((forecast) => forecast?.fetchedAt);
    expect(ages?.filter((at) => at === NOW)).toHaveLength(195);
    expect(ages?.filter((at) => at === NOW - 3 * HOUR_MS)).toHaveLength(5);
  });

  it.each([
    ["only three of six days", (good: PlaceForecast) => ({ ...good, days: good.days.slice(0, 3) })],
    ["99 degrees", () => someForecast(NOW, { temperatureMaxC: 99 })],
  ])("replaces no good forecast by one with %s", async (_, spoil) => {
    const deps = setUp(
      1,
      createFakeWeather(() => Promise.resolve([spoil(someForecast(NOW))])),
    );
    const before = holdForecasts(deps, NOW - HOUR_MS);
    expect(await refresh(deps)).toMatchObject({ outcome: "failed", placesFailed: 1 });
    expect(deps.forecasts.held).toEqual(before);
  });

  it.each([1, 3])("of %i forecasts for two places is refused whole, so that none is shifted", async (n) => {
    const deps = setUp(
      2,
      createFakeWeather((_, nowMs) => Promise.resolve(Array.from({ length: n }, () => someForecast(nowMs)))),
    );
    expect(await refresh(deps)).toMatchObject({ outcome: "failed", placesRefreshed: 0 });
    expect(deps.forecasts.held.size).toBe(0);
  });
});

describe("two runs", () => {
  it("for the same scheduled time ask the provider once", async () => {
    const deps = setUp(3);
    await refresh(deps);
    expect(await refresh(deps)).toEqual({ outcome: "skipped", reason: "already-run" });
    expect(deps.weather.calls).toHaveLength(1);
    expect(deps.runs.isLeased()).toBe(false);
  });

  it("that overlap because the first outlived its lease leave the newer data in place", async () => {
    const slow = setUp(
      1,
      createFakeWeather(() => answerLate),
    );
    let answer: (forecasts: PlaceForecast[]) => void = () => {};
    const answerLate = new Promise<PlaceForecast[]>((resolve) => (answer = resolve));
    const first = refresh(slow);
    await vi.advanceTimersByTimeAsync(60_000);
    // The first run's isolate was suspended, and its lease expires meanwhile.
    vi.setSystemTime(NOW + 10 * 60_000);
    const quick = { ...slow, weather: createFakeWeather(answersWell) };
    expect(await refresh(quick, NOW + 1)).toMatchObject({ outcome: "complete" });
    answer([someForecast(NOW)]);
    await first;
    expect(slow.forecasts.held.get(1)?.fetchedAt).toBe(NOW + 10 * 60_000);
    expect(slow.publisher.published.at(-1)?.content.forecasts[0]?.fetchedAt).toBe(NOW + 10 * 60_000);
  });
});

describe("a store that fails", () => {
  it("while publishing makes the run report it, and the database keeps the forecasts", async () => {
    const deps = setUp(2);
    deps.publisher.publish = () => Promise.reject(new Error("KV put failed: 429"));
    expect(await refresh(deps)).toMatchObject({
      outcome: "failed",
      placesRefreshed: 2,
      error: "Error: KV put failed: 429",
    });
    expect(deps.forecasts.held.size).toBe(2);
    expect((await deps.runs.latest(1))[0]).toMatchObject({ outcome: "failed" });
    expect(deps.log.events()).toContain("weather.refresh-failed");
    expect(deps.runs.isLeased()).toBe(false);
  });

  it.each(["candidates", "upsertNewer", "all"] as const)(
    "in %s fails the run, with its record kept and the lease given back",
    async (query) => {
      const deps = setUp(2);
      Object.assign(deps.forecasts, { [query]: () => Promise.reject(new Error("D1_ERROR")) });
      expect(await refresh(deps)).toMatchObject({ outcome: "failed" });
      expect(deps.publisher.published).toEqual([]);
      expect((await deps.runs.latest(1))[0]).toMatchObject({ outcome: "failed", endedAt: NOW });
      expect(deps.runs.isLeased()).toBe(false);
    },
  );

  it("before a run can begin is a fault, and gives the lease back", async () => {
    const deps = setUp(2);
    deps.runs.begin = () => Promise.reject(new Error("D1_ERROR"));
    await expect(refresh(deps)).rejects.toThrow("D1_ERROR");
    expect(deps.runs.isLeased()).toBe(false);
    expect(deps.weather.calls).toEqual([]);
  });

  it("while recording the end costs the record, not what was published", async () => {
    const deps = setUp(2);
    deps.runs.finish = () => Promise.reject(new Error("D1_ERROR"));
    expect(await refresh(deps)).toMatchObject({ outcome: "complete" });
    expect(deps.log.events()).toContain("weather.run-not-recorded");
    expect(deps.publisher.published).toHaveLength(1);
  });
});

describe("the lease of a run", () => {
  it("is kept for as long as the run lives", async () => {
    const deps = setUp(4, createFakeWeather(answersNever, { batchSize: 1 }));
    const running = refresh(deps);
    await vi.advanceTimersByTimeAsync(200_000);
    expect(await refresh(deps, NOW + HOUR_MS)).toEqual({ outcome: "skipped", reason: "lease-held" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await running).toMatchObject({ outcome: "failed" });
  });

  it.each(["candidates", "upsertNewer", "all"] as const)(
    "is given back in the end where the store never answers in %s, and the run ends as failed",
    async (query) => {
      const deps = setUp(2);
      Object.assign(deps.forecasts, { [query]: () => new Promise(() => {}) });
      const running = refresh(deps);
      await vi.advanceTimersByTimeAsync(6 * 60_000);
      expect(deps.runs.isLeased()).toBe(false);
      expect(await running).toMatchObject({ outcome: "failed" });
      expect((await deps.runs.latest(1))[0]).toMatchObject({ outcome: "failed", placesRefreshed: 0 });
      expect(deps.log.events()).toEqual(["weather.refresh-failed", "weather.refreshed"]);
    },
  );

  it("is free a minute and a half after the run was killed", async () => {
    const killed = setUp(2, createFakeWeather(answersNever));
    // This run is killed: none of its code runs any more, so it cannot renew its lease.
    killed.runs.renewLease = () => Promise.resolve();
    void refresh(killed);
    await vi.advanceTimersByTimeAsync(89_000);
    const next = { ...killed, weather: createFakeWeather(answersWell) };
    expect(await refresh(next, NOW + HOUR_MS)).toMatchObject({ outcome: "skipped" });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await refresh(next, NOW + HOUR_MS)).toMatchObject({ outcome: "complete" });
  });
});

describe("each hour", () => {
  const hourly = (
    deps: ReturnType<typeof setUp>,
    removed: Promise<void>,
    missingFallback: string | null = null,
  ) => runHourly({ scheduledForMs: NOW }, { ...deps, removeExpired: () => removed, missingFallback });

  it("refreshes the weather even where what is over cannot be deleted, and says so", async () => {
    const deps = setUp(3);
    await hourly(deps, Promise.reject(new Error("as told")));
    expect(deps.log.events()).toContain("accounts.expired-not-removed");
    expect(deps.forecasts.held.size).toBe(3);
  });

  it("names a second service that is configured but cannot be used", async () => {
    const deps = setUp(1);
    await hourly(deps, Promise.resolve(), "openweather");
    expect(deps.log.lines[0]).toEqual({
      event: "weather.fallback-unavailable",
      fields: { first: "fake", second: "openweather" },
    });
    const healthy = setUp(1);
    await hourly(healthy, Promise.resolve());
    expect(healthy.log.events()).not.toContain("weather.fallback-unavailable");
  });
});
