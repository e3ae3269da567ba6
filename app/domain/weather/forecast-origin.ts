import type { PlaceForecast } from "./forecast";

/** The name of the provider that makes weather up from climate averages. */
export const SAMPLE_WEATHER = "sample";

/**
 * Whether a kept forecast may still be shown while `provider` is the one in use: made-up weather only beside
 * more of it, under the notice that says so, and real weather never under that notice. Two real services
 * may stand beside each other.
 */
export function isShownBeside(
  provider: string,
  { provider: maker }: Pick<PlaceForecast, "provider">,
): boolean {
  return (provider === SAMPLE_WEATHER) === (maker === SAMPLE_WEATHER);
}

/** Who made the newest forecast; "none" where there is no forecast at all. */
export function newestProvider(forecasts: Iterable<PlaceForecast | null>): string {
  let newest: PlaceForecast | null = null;
  for (const forecast of forecasts) {
    if (forecast && (!newest || forecast.fetchedAt > newest.fetchedAt)) newest = forecast;
  }
  return newest?.provider ?? "none";
}
