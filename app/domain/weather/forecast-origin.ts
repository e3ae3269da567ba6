import type { PlaceForecast } from "./forecast";

/** The name of the provider that makes weather up from climate averages. */
export const SAMPLE_WEATHER = "sample";

interface WeatherService {
  readonly name: string;
  /** Under which its data may be shown with a credit; null where its own terms say. */
  readonly licence: string | null;
  readonly href: string;
  /** The credit that it asks for. */
  readonly credit: string;
}

/** The services that real forecasts come from, by the name under which their forecasts are kept. */
export const WEATHER_SERVICES: Readonly<Record<string, WeatherService>> = {
  "open-meteo": {
    name: "Open-Meteo",
    licence: "CC BY 4.0",
    href: "https://open-meteo.com/",
    credit: "Weather data by Open-Meteo.com",
  },
  "met-norway": {
    name: "MET Norway",
    licence: "CC BY 4.0",
    href: "https://api.met.no/doc/License",
    credit: "Weather data from MET Norway",
  },
  openweather: {
    name: "OpenWeather",
    licence: null,
    href: "https://openweathermap.org/",
    credit: "Weather data provided by OpenWeather",
  },
};

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

/** The provider of the newest forecast; "none" without forecasts. */
export function newestProvider(forecasts: Iterable<PlaceForecast | null>): string {
  let newest: PlaceForecast | null = null;
  for (const forecast of forecasts) {
    if (forecast && (!newest || forecast.fetchedAt > newest.fetchedAt)) newest = forecast;
  }
  return newest?.provider ?? "none";
}
