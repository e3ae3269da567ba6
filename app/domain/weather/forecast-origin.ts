import type { Point } from "#app/domain/geo/geo";
import type { PlaceForecast } from "./forecast";

/** The name of the provider that makes weather up from climate averages. */
export const SAMPLE_WEATHER = "sample";

interface WeatherService {
  readonly name: string;
  readonly href: string;
  /** Whose models make its forecasts, with their licences: what a page credits. */
  readonly credit: string;
  /** The same where it is another: in Shetland. */
  readonly creditInShetland?: string;
  /** Names whose data is which part: the beginning of the notice on data that leaves the site. */
  readonly parts: string;
}

/**
 * The services that real forecasts come from, by the name under which their forecasts are kept. Open-Meteo chooses the
 * models by place: see docs/weather-services.md.
 */
export const WEATHER_SERVICES: Readonly<Record<string, WeatherService>> = {
  "open-meteo": {
    name: "Open-Meteo",
    href: "https://open-meteo.com/",
    credit: "Met Office (CC BY-SA 4.0) and ECMWF (CC BY 4.0), by Open-Meteo.com",
    creditInShetland: "MET Norway and ECMWF (CC BY 4.0), by Open-Meteo.com",
    parts:
      "Forecast: Met Office, CC BY-SA 4.0; rain chance: ECMWF, CC BY 4.0; Shetland: MET Norway, CC BY 4.0; by Open-Meteo.com",
  },
  "met-norway": {
    name: "MET Norway",
    href: "https://api.met.no/doc/License",
    credit: "MET Norway (CC BY 4.0)",
    parts: "Forecast: MET Norway, CC BY 4.0",
  },
  openweather: {
    name: "OpenWeather",
    href: "https://openweathermap.org/",
    credit: "OpenWeather",
    parts: "Forecast: Weather data provided by OpenWeather",
  },
};

/** Under which the weather part of what leaves the site is offered, as the Met Office's licence asks. */
export const WEATHER_LICENCE = "CC BY-SA 4.0";
/** Fair Isle is at 59.53° north, Orkney's last island at 59.39°. */
const SHETLAND_FROM_LATITUDE = 59.45;

/** Whose forecast a place has, with the licences; the provider's own name where it is none of the services. */
export function weatherCredit(provider: string, { latitude }: Pick<Point, "latitude">): string {
  const service = WEATHER_SERVICES[provider];
  const shetland = latitude >= SHETLAND_FROM_LATITUDE ? service?.creditInShetland : undefined;
  return shetland ?? service?.credit ?? provider;
}

/** The sentence that goes with weather that leaves the site; null for sample weather, which has no owner. */
export function weatherNotice(provider: string): string | null {
  const parts = WEATHER_SERVICES[provider]?.parts;
  return parts === undefined ? null : `${parts}; changed by us (hours of the visit, scores)`;
}

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
