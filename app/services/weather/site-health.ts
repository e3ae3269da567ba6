import { HOUR_MS } from "#app/domain/units";
import { newestProvider } from "#app/domain/weather/forecast-origin";
import type { Clock, Snapshot, SnapshotSource } from "#app/services/ports";
import { type ForecastAges, forecastAges } from "./weather-status";

/** Three hourly runs in a row without a forecast: an alarm. */
export const UNHEALTHY_AFTER_MS = 3 * HOUR_MS;

/** The published snapshot, and whether the hourly refresh keeps it up to date. */
export interface SiteHealth {
  /** `stale`: no run has brought a forecast for three hours, or ever. */
  readonly status: "ok" | "stale";
  readonly checkedAt: number;
  readonly publishedAt: number;
  /** When the newest forecast was fetched, by the last run that brought any. Null without forecasts. */
  readonly lastRunAt: number | null;
  /** The provider of the newest forecast; "none" if there is none. */
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

export function healthOf({ publishedAt, forecasts }: Snapshot, nowMs: number): SiteHealth {
  const fetchedAts = forecasts.map((forecast) => forecast?.fetchedAt ?? null);
  const lastRunAt = fetchedAts.reduce(
    (newest, at) => (at !== null && at > (newest ?? -Infinity) ? at : newest),
    null,
  );
  const isRefreshed = lastRunAt !== null && nowMs - lastRunAt <= UNHEALTHY_AFTER_MS;
  return {
    status: isRefreshed ? "ok" : "stale",
    checkedAt: nowMs,
    publishedAt,
    lastRunAt,
    provider: newestProvider(forecasts),
    forecasts: forecastAges(fetchedAts, nowMs),
  };
}
