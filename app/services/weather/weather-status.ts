import { HOUR_MS, MINUTE_MS } from "#app/domain/units";
import { type DatedForecast, freshnessOf } from "#app/domain/weather/forecast-freshness";
import { type ForecastOrigin, ofNewestRun } from "#app/domain/weather/forecast-origin";
import type { Clock } from "#app/services/ports";
import type { ForecastStore, RefreshCandidate, RefreshRun, RefreshRunStore } from "./ports";

const RUNS_SHOWN = 12;
/** Longer than any run may last: one that has not ended was cut off. */
const RUN_CUT_OFF_MS = 10 * MINUTE_MS;

export interface WeatherStatus {
  readonly nowMs: number;
  readonly provider: string;
  readonly secondProvider: string | null;
  readonly running: RefreshRun | null;
  /** The newest first, with the run in progress. */
  readonly runs: readonly RefreshRun[];
  readonly nextRunAt: number;
  readonly forecasts: ForecastAges;
  /** Of the newest run; null without forecasts. */
  readonly newest: ForecastOrigin | null;
}

export interface ForecastAges {
  readonly places: number;
  readonly fresh: number;
  /** So old that pages also show their age. */
  readonly stale: number;
  /** Places without a forecast, or with one that is too old to show. */
  readonly missing: number;
  readonly oldestFetchedAt: number | null;
}

export interface WeatherStatusDeps {
  readonly runs: Pick<RefreshRunStore, "latest">;
  readonly forecasts: Pick<ForecastStore, "candidates">;
  readonly weather: { readonly name: string };
  readonly fallback?: { readonly name: string } | null;
  readonly clock: Clock;
}

/** Takes two queries. */
export async function readWeatherStatus(deps: WeatherStatusDeps): Promise<WeatherStatus> {
  const [runs, candidates] = await Promise.all([deps.runs.latest(RUNS_SHOWN), deps.forecasts.candidates()]);
  const nowMs = deps.clock();
  return {
    nowMs,
    provider: deps.weather.name,
    secondProvider: deps.fallback?.name ?? null,
    running: runs.find((run) => isUnderWay(run, nowMs)) ?? null,
    runs: runs.map((run) =>
      run.endedAt === null && !isUnderWay(run, nowMs) ? { ...run, outcome: "abandoned" } : run,
    ),
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

/** Null stands for a place without a forecast. */
export function forecastAges(forecasts: readonly (DatedForecast | null)[], nowMs: number): ForecastAges {
  const present = forecasts.filter((forecast) => forecast !== null);
  const count = (freshness: string) =>
    present.filter((forecast) => freshnessOf(forecast, nowMs) === freshness).length;
  const [fresh, stale] = [count("fresh"), count("stale")];
  return {
    places: forecasts.length,
    fresh,
    stale,
    missing: forecasts.length - fresh - stale,
    oldestFetchedAt: present.reduce<number | null>(
      (oldest, { fetchedAt }) => Math.min(oldest ?? fetchedAt, fetchedAt),
      null,
    ),
  };
}
