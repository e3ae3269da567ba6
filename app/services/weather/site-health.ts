import { HOUR_MS } from "#app/domain/units";
import { newestAt } from "#app/domain/weather/forecast-freshness";
import {
  type ForecastOrigin,
  isFarNorth,
  lastFetched,
  ofNewestRun,
} from "#app/domain/weather/forecast-origin";
import type { Clock, Snapshot, SnapshotSource } from "#app/services/ports";
import { type ForecastAges, forecastAges } from "./weather-status";

/** Three hourly runs in a row without a forecast or the service's list of runs. */
export const UNHEALTHY_AFTER_MS = 3 * HOUR_MS;

export interface SiteHealth {
  /** `stale`: in the last three hours, no forecast was fetched or known to be the newest. */
  readonly status: "ok" | "stale";
  readonly checkedAt: number;
  readonly publishedAt: number;
  /** When the newest forecast was fetched. */
  readonly lastRunAt: number | null;
  /** When one was last known to be the newest of its service. Forecasts of Shetland do not count. */
  readonly lastLookAt: number | null;
  /** Of the newest run; null without forecasts. */
  readonly newest: ForecastOrigin | null;
  /** Of the newest forecast; "none" without forecasts. */
  readonly provider: string;
  readonly forecasts: ForecastAges;
}

/** Reads only the snapshot. Throws SnapshotUnavailableError if there is none. */
export async function readSiteHealth(deps: {
  readonly snapshots: SnapshotSource;
  readonly clock: Clock;
}): Promise<SiteHealth> {
  return healthOf(await deps.snapshots.current(), deps.clock());
}

export function healthOf({ publishedAt, places, forecasts }: Snapshot, nowMs: number): SiteHealth {
  const lastLookAt = forecasts.reduce<number | null>((newest, forecast, position) => {
    // Fetched every hour without the list of runs, forecasts of Shetland do not show whether it works.
    const place = places[position];
    if (!forecast || (place && isFarNorth(place))) return newest;
    return Math.max(newest ?? -Infinity, newestAt(forecast));
  }, null);
  const [newest, last] = [ofNewestRun(forecasts), lastFetched(forecasts)];
  const isRefreshed = lastLookAt !== null && nowMs - lastLookAt <= UNHEALTHY_AFTER_MS;
  return {
    status: isRefreshed ? "ok" : "stale",
    checkedAt: nowMs,
    publishedAt,
    lastRunAt: last?.fetchedAt ?? null,
    lastLookAt,
    newest: newest && { provider: newest.provider, fetchedAt: newest.fetchedAt, runAt: newest.runAt ?? null },
    provider: last?.provider ?? "none",
    forecasts: forecastAges(forecasts, nowMs),
  };
}
