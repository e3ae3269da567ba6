import type { Point } from "#app/domain/geo/geo";
import type { PlaceForecast } from "./forecast";

/** The name of the provider that makes up weather from climate averages. */
export const SAMPLE_WEATHER = "sample";

interface WeatherService {
  readonly name: string;
  readonly href: string;
  /** The owners of the models behind its forecasts, with their licences: a page's credit. */
  readonly credit: string;
  /** The credit in Shetland, if it differs. */
  readonly creditInShetland?: string;
  /** The maker of each part of the data. The notice on data that leaves the site begins with it. */
  readonly parts: string;
  /** The owner of the model behind the first days, outside Shetland; absent if the service does not say when it ran. */
  readonly firstDays?: string;
  /** Its answers include past hours, as the service estimates them afterwards. */
  readonly tellsPastHours?: true;
}

/**
 * The services for real forecasts, by the name stored with their forecasts. Open-Meteo chooses the models
 * by place: see docs/weather-services.md.
 */
export const WEATHER_SERVICES: Readonly<Record<string, WeatherService>> = {
  "open-meteo": {
    name: "Open-Meteo",
    href: "https://open-meteo.com/",
    credit: "Met Office (CC BY-SA 4.0) and ECMWF (CC BY 4.0), by Open-Meteo.com",
    creditInShetland: "MET Norway and ECMWF (CC BY 4.0), by Open-Meteo.com",
    parts:
      "Forecast: Met Office, CC BY-SA 4.0; rain chance: ECMWF, CC BY 4.0; Shetland: MET Norway, CC BY 4.0; by Open-Meteo.com",
    firstDays: "Met Office",
    tellsPastHours: true,
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

/** Whether the service reports afterwards what the weather was. */
export const tellsPastHours = (provider: string): boolean =>
  WEATHER_SERVICES[provider]?.tellsPastHours === true;

/** The licence of the weather in data that leaves the site, as the Met Office's licence requires. */
export const WEATHER_LICENCE = "CC BY-SA 4.0";
/** Fair Isle is at 59.53° north, Orkney's last island at 59.39°. */
const SHETLAND_FROM_LATITUDE = 59.45;

/** In Shetland and on Fair Isle other models are behind the forecasts. */
export const isFarNorth = ({ latitude }: Pick<Point, "latitude">): boolean =>
  latitude >= SHETLAND_FROM_LATITUDE;

/**
 * The credit of a place's forecast, with the licences; the provider's own name if it is not one of the
 * services.
 */
export function weatherCredit(provider: string, point: Pick<Point, "latitude">): string {
  const service = WEATHER_SERVICES[provider];
  const shetland = isFarNorth(point) ? service?.creditInShetland : undefined;
  return shetland ?? service?.credit ?? provider;
}

/**
 * Returns the sentence that goes with weather that leaves the site; null for sample weather, which has no
 * owner.
 */
export function weatherNotice(provider: string): string | null {
  const parts = WEATHER_SERVICES[provider]?.parts;
  return parts === undefined ? null : `${parts}; changed by us (hours of the visit, scores)`;
}

/**
 * Whether a stored forecast may be shown while `provider` is in use: sample weather only with sample
 * weather, under its notice, and real weather never under that notice. Different real services may be shown
 * together.
 */
export function isShownBeside(
  provider: string,
  { provider: maker }: Pick<PlaceForecast, "provider">,
): boolean {
  return (provider === SAMPLE_WEATHER) === (maker === SAMPLE_WEATHER);
}

/** Where a forecast is from, and when it was made and fetched. */
export type ForecastOrigin = Pick<PlaceForecast, "provider" | "fetchedAt" | "runAt">;

/** The provider of the newest forecast; "none" without forecasts. */
export const newestProvider = (forecasts: Iterable<PlaceForecast | null>): string =>
  lastFetched(forecasts)?.provider ?? "none";

/** Returns the forecast that was fetched last. */
export const lastFetched = <Origin extends ForecastOrigin>(
  forecasts: Iterable<Origin | null>,
): Origin | null => latestBy(forecasts, ({ fetchedAt }) => fetchedAt);

/** Returns a forecast of the newest run that is known, or else the one that was fetched last. */
export const ofNewestRun = <Origin extends ForecastOrigin>(
  forecasts: readonly (Origin | null)[],
): Origin | null =>
  latestBy(
    forecasts.filter((forecast) => typeof forecast?.runAt === "number"),
    ({ runAt }) => runAt ?? 0,
  ) ?? lastFetched(forecasts);

function latestBy<Origin extends ForecastOrigin>(
  forecasts: Iterable<Origin | null>,
  timeOf: (forecast: Origin) => number,
): Origin | null {
  let latest: Origin | null = null;
  for (const forecast of forecasts) {
    if (forecast && (!latest || timeOf(forecast) > timeOf(latest))) latest = forecast;
  }
  return latest;
}

/** Whose model run a forecast is of; null if unknown. */
export const runOf = ({ provider, runAt }: ForecastOrigin): { model: string; runAt: number } | null => {
  const model = WEATHER_SERVICES[provider]?.firstDays;
  return model === undefined || typeof runAt !== "number" ? null : { model, runAt };
};
