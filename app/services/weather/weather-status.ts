import { HOUR_MS, MINUTE_MS } from "#app/domain/units";
import { type DatedForecast, freshnessOf } from "#app/domain/weather/forecast-freshness";
import { type ForecastOrigin, ofNewestRun } from "#app/domain/weather/forecast-origin";
import type { Clock } from "#app/services/ports";
import type { ForecastStore, RefreshCandidate, RefreshRun, RefreshRunStore } from "./ports";

const RUNS_SHOWN = 12;
/** Longer than any run may take: a run that has not ended by then was cut off. */
const RUN_CUT_OFF_MS = 10 * MINUTE_MS;

export interface WeatherStatus {
  readonly nowMs: number;
  /** The provider of the next run. */
  readonly provider: string;
  /** The fallback for a whole failed run of the primary; null if there is none. */
  readonly secondProvider: string | null;
  /** The current run, if any. */
  readonly running: RefreshRun | null;
  /** The last runs, newest first, including the current one. */
  readonly runs: readonly RefreshRun[];
  /** The next full hour, when the next run is due. */
  readonly nextRunAt: number;
  readonly forecasts: ForecastAges;
  /** A forecast of the newest run; null if there is none. */
  readonly newest: ForecastOrigin | null;
}

export interface ForecastAges {
  readonly places: number;
  readonly fresh: number;
  /** Shown with their age. */
  readonly stale: number;
  /** No forecast, or one too old to show. */
  readonly missing: number;
  /** When the oldest forecast was fetched; null if there is none. */
  readonly oldestFetchedAt: number | null;
}

export interface WeatherStatusDeps {
  readonly runs: Pick<RefreshRunStore, "latest">;
  readonly forecasts: Pick<ForecastStore, "candidates">;
  readonly weather: { readonly name: string };
  readonly fallback?: { readonly name: string } | null;
  readonly clock: Clock;
}

/**
 * Returns the state of the weather: what the last runs did, when the next is due, and the forecasts' ages.
 * Two queries.
 */
export async function readWeatherStatus(deps: WeatherStatusDeps): Promise<WeatherStatus> {
  const [runs, candidates] = await Promise.all([deps.runs.latest(RUNS_SHOWN), deps.forecasts.candidates()]);
  const nowMs = deps.clock();
  return {
    nowMs,
    provider: deps.weather.name,
    secondProvider: deps.fallback?.name ?? null,
    running: runs.find((run) => isUnderWay(run, nowMs)) ?? null,
    runs: runs.map((run) => (run.endedAt === null && !isUnderWay(run, nowMs) ? cutOff(run) : run)),
    nextRunAt: (Math.floor(nowMs / HOUR_MS) + 1) * HOUR_MS,
    forecasts: forecastAges(
      candidates.map(({ fetchedAt, checkedAt }) => (fetchedAt === null ? null : { fetchedAt, checkedAt })),
      nowMs,
    ),
    newest: ofNewestRun(candidates.map(originOf)),
  };
}

const originOf = ({ fetchedAt, provider, runAt }: RefreshCandidate): ForecastOrigin | null =>
  fetchedAt === null || provider === null ? null : { fetchedAt, provider, runAt };

function isUnderWay({ endedAt, startedAt }: RefreshRun, nowMs: number): boolean {
  return endedAt === null && nowMs - startedAt < RUN_CUT_OFF_MS;
}

/** An unfinished run this old counts as abandoned. */
function cutOff(run: RefreshRun): RefreshRun {
  return { ...run, outcome: "abandoned" };
}

/** Counts forecasts by age; null is a place without one. */
export function forecastAges(forecasts: readonly (DatedForecast | null)[], nowMs: number): ForecastAges {
  const held = forecasts.filter((forecast) => forecast !== null);
  const count = (wanted: string) => held.filter((forecast) => freshnessOf(forecast, nowMs) === wanted).length;
  const [fresh, stale] = [count("fresh"), count("stale")];
  return {
    places: forecasts.length,
    fresh,
    stale,
    missing: forecasts.length - fresh - stale,
    oldestFetchedAt: held.reduce<number | null>(
      (oldest, { fetchedAt }) => Math.min(oldest ?? fetchedAt, fetchedAt),
      null,
    ),
  };
}
