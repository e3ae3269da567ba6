import { type RefreshWeatherDeps, refreshWeather } from "./refresh-weather";

export interface RunHourlyDeps extends RefreshWeatherDeps {
  /** Deletes what is over, such as counts of attempts. */
  readonly removeExpired: () => Promise<void>;
  /** A second weather service that is named and lacks what it needs; null where all is as it should be. */
  readonly missingFallback: string | null;
}

/** What each hour brings: expired rows go, then the weather is refreshed. A failure of one does not stop the other. */
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
