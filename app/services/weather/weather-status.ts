import { HOUR_MS, MINUTE_MS } from "#app/domain/units";
import { type DatedForecast, freshnessOf } from "#app/domain/weather/forecast-freshness";
import { type ForecastOrigin, ofNewestRun } from "#app/domain/weather/forecast-origin";
import type { Clock } from "#app/services/ports";
import type { ForecastStore, RefreshCandidate, RefreshRun, RefreshRunStore } from "./ports";

const RUNS_SHOWN = 12;
/** Longer than any run may last: one that has not ended was cut off. */
const RUN_CUT_OFF_MS = 10 * MINUTE_MS;

export type WeatherStatus = Awaited<ReturnType<typeof readWeatherStatus>>;
export type ForecastAges = ReturnType<typeof forecastAges>;

export interface WeatherStatusDeps {
  readonly runs: Pick<RefreshRunStore, "latest">;
  readonly forecasts: Pick<ForecastStore, "candidates">;
  readonly weather: { readonly name: string };
  readonly fallback?: { readonly name: string } | null;
  readonly clock: Clock;
}

/** Takes two queries. */
export async function readWeatherStatus(deps: WeatherStatusDeps) {
  const [runs, candidates] = await Promise.all([deps.runs.latest(RUNS_SHOWN), deps.forecasts.candidates()]);
  const nowMs = deps.clock();
  return {
    nowMs,
    provider: deps.weather.name,
    secondProvider: deps.fallback?.name ?? null,
    running: runs.find((run) => isUnderWay(run, nowMs)) ?? null,
    /** The newest first, with the run in progress. */
    runs: runs.map((run) =>
      run.endedAt === null && !isUnderWay(run, nowMs) ? { ...run, outcome: "abandoned" as const } : run,
    ),
    nextRunAt: (Math.floor(nowMs / HOUR_MS) + 1) * HOUR_MS,
    forecasts: forecastAges(
      candidates.map(({ fetchedAt, checkedAt }) => (fetchedAt === null ? null : { fetchedAt, checkedAt })),
      nowMs,
    ),
    /** Of the newest run; null without forecasts. */
    newest: ofNewestRun(candidates.map(originOf)),
  };
}

const originOf = ({ fetchedAt, provider, runAt }: RefreshCandidate): ForecastOrigin | null =>
  fetchedAt === null || provider === null ? null : { fetchedAt, provider, runAt };

function isUnderWay({ endedAt, startedAt }: RefreshRun, nowMs: number): boolean {
  return endedAt === null && nowMs - startedAt < RUN_CUT_OFF_MS;
}

/** Null stands for a place without a forecast. */
export function forecastAges(forecasts: readonly (DatedForecast | null)[], nowMs: number) {
  const present = forecasts.filter((forecast) => forecast !== null);
  const count = (freshness: string) =>
    present.filter((forecast) => freshnessOf(forecast, nowMs) === freshness).length;
  const [fresh, stale] = [count("fresh"), count("stale")];
  return {
    places: forecasts.length,
    fresh,
    /** So old that pages also show their age. */
    stale,
    /** Places without a forecast, or with one that is too old to show. */
    missing: forecasts.length - fresh - stale,
    oldestFetchedAt: present.reduce<number | null>(
      (oldest, { fetchedAt }) => Math.min(oldest ?? fetchedAt, fetchedAt),
      null,
    ),
  };
}
