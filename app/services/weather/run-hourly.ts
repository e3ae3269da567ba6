import { type RefreshWeatherDeps, refreshWeather } from "./refresh-weather";

export interface RunHourlyDeps extends RefreshWeatherDeps {
  /** Deletes expired rows, such as counts of attempts. */
  readonly removeExpired: () => Promise<void>;
  /** The name of a configured fallback that lacks its key or contact; null if there is none. */
  readonly missingFallback: string | null;
}

/**
 * The work of each hour: deletes expired rows, then refreshes the weather. If one fails, the other still
 * runs.
 */
export async function runHourly(
  input: { readonly scheduledForMs: number },
  { removeExpired, missingFallback, ...deps }: RunHourlyDeps,
): Promise<void> {
  const { log, weather } = deps;
  await removeExpired().catch((error: unknown) => log.error("accounts.expired-not-removed", error));
  if (missingFallback !== null) {
    log.info("weather.fallback-unavailable", { first: weather.name, second: missingFallback });
  }
  await refreshWeather(input, deps);
}
