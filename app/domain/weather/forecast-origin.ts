import type { Point } from "#app/domain/geo/geo";
import type { PlaceForecast } from "./forecast";

export const SAMPLE_WEATHER = "sample";

interface WeatherService {
  readonly name: string;
  readonly href: string;
  /**
   * The credit that pages show: the owners of the models behind the service's forecasts, with their licences.
   */
  readonly credit: string;
  /** The credit in Shetland, if it is a different one there. */
  readonly creditInShetland?: string;
  /** Who made each part of the data. The notice on data that leaves the site begins with it. */
  readonly parts: string;
  /**
   * The owner of the model behind the first days, outside Shetland. Absent if the service does not say when
   * the model ran.
   */
  readonly firstDays?: string;
  /** Whether the service also reports past hours, as it estimates them afterwards. */
  readonly reportsPastHours?: true;
}

/**
 * The services with real forecasts, by the name that is stored with each forecast. Open-Meteo chooses the
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
    firstDays: "Met Office",
    reportsPastHours: true,
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

/** Whether the service reports past hours. */
export const reportsPastHours = (provider: string): boolean =>
  WEATHER_SERVICES[provider]?.reportsPastHours === true;

/** The licence of what we make of forecasts. The Met Office's licence requires this one. */
export const WEATHER_LICENCE = "CC BY-SA 4.0";
/** Fair Isle is at 59.53° north, and the last island of Orkney at 59.39°. */
const SHETLAND_FROM_LATITUDE = 59.45;

/** Whether a place is in Shetland or on Fair Isle, where forecasts come from other models. */
export const isFarNorth = ({ latitude }: Pick<Point, "latitude">): boolean =>
  latitude >= SHETLAND_FROM_LATITUDE;

/**
 * Returns the credit for the forecast of a place, with the licences. For an unknown provider it is the
 * provider's own name.
 */
export function weatherCredit(provider: string, point: Pick<Point, "latitude">): string {
  const service = WEATHER_SERVICES[provider];
  const shetland = isFarNorth(point) ? service?.creditInShetland : undefined;
  return shetland ?? service?.credit ?? provider;
}

/**
 * Returns the sentence that goes with weather that leaves the site. Null for sample weather, which has no
 * owner.
 */
export function weatherNotice(provider: string): string | null {
  const parts = WEATHER_SERVICES[provider]?.parts;
  return parts === undefined ? null : `${parts}; changed by us (hours of the visit, scores)`;
}

/**
 * Names the owners of the models behind Open-Meteo's sea, in the words that the Copernicus Marine Service
 * requires.
 */
export const SEA_NOTICE =
  "Sea off the coast: generated using E.U. Copernicus Marine Service Information (temperature: Mercator Ocean International, https://doi.org/10.48670/moi-00016; waves: Météo-France, https://doi.org/10.48670/moi-00017); where these lack waves, Deutscher Wetterdienst (CC BY 4.0) or ECMWF (CC BY 4.0); by Open-Meteo.com (CC BY 4.0)";

/** Returns the credit to show beside the sea. */
export const seaCredit = (provider: string): string =>
  provider === SAMPLE_WEATHER
    ? "Sea values are samples too"
    : "Sea: E.U. Copernicus Marine Service Information (Mercator Ocean, Météo-France), else DWD or ECMWF (CC BY 4.0), by Open-Meteo.com; a model’s mean of the day, not a reading at the beach";

/**
 * Whether pages may show a stored forecast while `provider` is in use. While sample weather is in use, pages
 * show only sample weather, under its notice; otherwise they show only real weather. Forecasts of different
 * real services may be shown together.
 */
export function isShownBeside(
  provider: string,
  { provider: maker }: Pick<PlaceForecast, "provider">,
): boolean {
  return (provider === SAMPLE_WEATHER) === (maker === SAMPLE_WEATHER);
}

/** The provider of a forecast, and when it was fetched and when its model ran. */
export type ForecastOrigin = Pick<PlaceForecast, "provider" | "fetchedAt" | "runAt">;

/** Returns the provider of the newest forecast; "none" without forecasts. */
export const newestProvider = (forecasts: Iterable<PlaceForecast | null>): string =>
  lastFetched(forecasts)?.provider ?? "none";

export const lastFetched = <Origin extends ForecastOrigin>(
  forecasts: Iterable<Origin | null>,
): Origin | null => latestBy(forecasts, ({ fetchedAt }) => fetchedAt);

/**
 * Returns a forecast of the newest known run. If no run is known, returns the forecast that was fetched last.
 */
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

/** Returns the model of a forecast, and when it ran; null if unknown. */
export const runOf = ({ provider, runAt }: ForecastOrigin): { model: string; runAt: number } | null => {
  const model = WEATHER_SERVICES[provider]?.firstDays;
  return model === undefined || typeof runAt !== "number" ? null : { model, runAt };
};
