import { HOUR_MS } from "#app/domain/units";
import { describe, expect, it } from "vitest";
import type { PlaceForecast } from "#app/domain/weather/forecast";
import type { Snapshot } from "#app/services/ports";
import { UNHEALTHY_AFTER_MS, healthOf } from "./site-health";

const NOW_MS = Date.UTC(2026, 10, 21, 9);

const forecast = (fetchedAt: number, provider = "open-meteo") => ({ fetchedAt, provider }) as PlaceForecast;
const health = (...forecasts: (PlaceForecast | null)[]) =>
  healthOf({ publishedAt: NOW_MS - 1, places: [], forecasts } as unknown as Snapshot, NOW_MS);

describe("the health of a site", () => {
  it("goes by its newest forecast, however old the others are", () => {
    const { status, lastRunAt, provider, forecasts } = health(
      forecast(NOW_MS - 30 * HOUR_MS, "met-norway"),
      forecast(NOW_MS - HOUR_MS),
      forecast(NOW_MS - 2 * HOUR_MS, "met-norway"),
      null,
    );
    expect({ status, lastRunAt, provider }).toEqual({
      status: "ok",
      lastRunAt: NOW_MS - HOUR_MS,
      provider: "open-meteo",
    });
    expect(forecasts).toMatchObject({ places: 4, fresh: 1, stale: 1, missing: 2 });
  });

  it("ends when three hours have brought no forecast and not before, and is not there without any", () => {
    expect(health(forecast(NOW_MS - UNHEALTHY_AFTER_MS)).status).toBe("ok");
    expect(health(forecast(NOW_MS - UNHEALTHY_AFTER_MS - 1)).status).toBe("stale");
    expect(health(null, null)).toMatchObject({ status: "stale", lastRunAt: null, provider: "none" });
    expect(health()).toMatchObject({ status: "stale", forecasts: { places: 0 } });
  });

  it("does not go by Shetland, which is fetched by the clock whatever becomes of the lists of runs", () => {
    const places = [{ latitude: 60.2 }, { latitude: 51.2 }];
    const forecasts = [forecast(NOW_MS), { ...forecast(NOW_MS), checkedAt: NOW_MS - UNHEALTHY_AFTER_MS - 1 }];
    const snapshot = { publishedAt: NOW_MS - 1, places, forecasts } as unknown as Snapshot;
    expect(healthOf(snapshot, NOW_MS)).toMatchObject({ status: "stale", forecasts: { fresh: 1, stale: 1 } });
  });
});
