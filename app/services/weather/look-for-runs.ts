import type { Clock, Log, NewestRuns, WeatherProvider } from "#app/services/ports";
import { isOfNewestRun } from "./refresh-turns";
import type { DestinationForecast, ForecastStore, RefreshCandidate } from "./ports";

interface LookForRunsDeps {
  readonly weather: WeatherProvider;
  readonly clock: Clock;
  readonly log: Log;
}

/** Returns null if the service does not say when its models have run, or its list cannot be had. */
export async function lookForRuns({ weather, clock, log }: LookForRunsDeps): Promise<NewestRuns | null> {
  if (!weather.runs) return null;
  try {
    return await weather.runs.newest(clock());
  } catch (error) {
    log.error("weather.run-list-failed", error);
    return null;
  }
}

/** Adds to new forecasts of the service which run they are of; any other forecast stays as it is. */
export function withRuns(
  fetched: readonly DestinationForecast[],
  candidates: readonly RefreshCandidate[],
  runs: NewestRuns | null,
  weather: WeatherProvider,
): readonly DestinationForecast[] {
  if (!runs) return fetched;
  const covered = new Set(
    candidates.flatMap((place) => (weather.runs?.covers(place) ? [place.destinationId] : [])),
  );
  return fetched.map(({ destinationId, forecast }) =>
    forecast.provider === weather.name && covered.has(destinationId)
      ? { destinationId, forecast: { ...forecast, runAt: runs.latestRunAt } }
      : { destinationId, forecast },
  );
}

/** Stores that the other forecasts of the newest run have been looked at: they stay fresh. */
export async function markFresh(
  fetched: readonly DestinationForecast[],
  candidates: readonly RefreshCandidate[],
  runs: NewestRuns | null,
  { weather, clock, forecasts }: LookForRunsDeps & { readonly forecasts: Pick<ForecastStore, "markChecked"> },
): Promise<void> {
  if (!runs) return;
  const replaced = new Set(fetched.map(({ destinationId }) => destinationId));
  const checked = candidates.filter(
    (place) => !replaced.has(place.destinationId) && isOfNewestRun(place, runs, weather),
  );
  if (checked.length === 0) return;
  await forecasts.markChecked(
    checked.map(({ destinationId }) => destinationId),
    { checkedAt: clock(), runAt: runs.wholeRunAt },
  );
}
