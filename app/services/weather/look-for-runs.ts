import type { NewestRuns, WeatherProvider } from "#app/services/ports";
import type { FetchForecastsDeps } from "./fetch-forecasts";
import { isOfNewestRun } from "./places-due";
import type { DestinationForecast, ForecastStore, RefreshCandidate } from "./ports";

/** "none": the service does not say when its models have run. "unknown": it did not answer. */
type Look = NewestRuns | "none" | "unknown";

export async function lookForRuns({ weather, clock, log }: FetchForecastsDeps): Promise<Look> {
  if (!weather.runs) return "none";
  try {
    const newest = await weather.runs.newest(clock());
    if (newest === null) log.info("weather.no-run-list", { provider: weather.name });
    return newest ?? "none";
  } catch (error) {
    log.error("weather.run-list-failed", error);
    return "unknown";
  }
}

/** Null if unknown: the run then refreshes the oldest forecasts. */
export const knownRuns = (look: Look): NewestRuns | null => (typeof look === "string" ? null : look);

/** The time of the last look at a place that has no forecast of this service. */
const NEVER = 0;

/** Or the time of the last look: a fetch alone does not make a forecast fresh. */
export function withRuns(
  fetched: readonly DestinationForecast[],
  candidates: readonly RefreshCandidate[],
  look: Look,
  weather: WeatherProvider,
): readonly DestinationForecast[] {
  if (look === "none") return fetched;
  const places = new Map(candidates.map((place) => [place.destinationId, place]));
  return fetched.map(({ destinationId, forecast }) => {
    const place = places.get(destinationId);
    if (forecast.provider !== weather.name || !place || !weather.runs?.covers(place))
      return { destinationId, forecast };
    const known =
      look === "unknown" ? { checkedAt: lastLookOf(place, weather) } : { runAt: look.latestRunAt };
    return { destinationId, forecast: { ...forecast, ...known } };
  });
}

const lastLookOf = ({ provider, fetchedAt, checkedAt }: RefreshCandidate, { name }: { name: string }) =>
  provider === name ? (checkedAt ?? fetchedAt ?? NEVER) : NEVER;

/** Those that are still the newest stay fresh although they were not fetched again. */
export async function markFresh(
  fetched: readonly DestinationForecast[],
  candidates: readonly RefreshCandidate[],
  look: Look,
  {
    weather,
    clock,
    forecasts,
  }: FetchForecastsDeps & { readonly forecasts: Pick<ForecastStore, "markChecked"> },
): Promise<void> {
  const runs = knownRuns(look);
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
