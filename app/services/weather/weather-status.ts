import { HOUR_MS, MINUTE_MS } from "#app/domain/units";
import { type DatedForecast, freshnessOf } from "#app/domain/weather/forecast-freshness";
import { type ForecastOrigin, ofNewestRun } from "#app/domain/weather/forecast-origin";
import type { Clock } from "#app/services/ports";
import type { ForecastStore, RefreshCandidate, RefreshRun, RefreshRunStore } from "./ports";

const RUNS_SHOWN = 12;
/** Longer than any run may last. A run that has not ended after this time has been cut off. */
const RUN_CUT_OFF_MS = 10 * MINUTE_MS;

export interface WeatherStatus {
  readonly nowMs: number;
  readonly provider: string;
  /** The provider that replaces the primary if the primary fails completely; null if there is none. */
  readonly secondProvider: string | null;
  /** The run in progress; null if there is none. */
  readonly running: RefreshRun | null;
  /** The last runs, the newest first. The run in progress is one of them. */
  readonly runs: readonly RefreshRun[];
  /** The next full hour: the next run is due then. */
  readonly nextRunAt: number;
  readonly forecasts: ForecastAges;
  /** A forecast of the newest run; null without forecasts. */
  readonly newest: ForecastOrigin | null;
}

export interface ForecastAges {
  readonly places: number;
  readonly fresh: number;
  /** The number of forecasts that are so old that pages also show their age. */
  readonly stale: number;
  /** The number of places without a forecast, or with one that is too old to show. */
  readonly missing: number;
  /** When the oldest forecast was fetched; null without forecasts. */
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
 * Returns the state of the weather: what the last runs did, when the next run is due, and how old the
 * forecasts are. Takes two queries.
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

/** Marks an unfinished run as abandoned if it is too old to be running. */
function cutOff(run: RefreshRun): RefreshRun {
  return { ...run, outcome: "abandoned" };
}

/** Counts forecasts by age. Null stands for a place without a forecast. */
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
