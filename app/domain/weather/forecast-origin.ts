import type { Point } from "#app/domain/geo/geo";
import type { PlaceForecast } from "./forecast";

export const SAMPLE_WEATHER = "sample";

interface WeatherService {
  readonly name: string;
  readonly href: string;
  /** On pages: the owners of the models, with their licences. */
  readonly credit: string;
  readonly creditInShetland?: string;
  /** Who made each part: the beginning of the notice on data that leaves the site. */
  readonly parts: string;
  /** Outside Shetland. Absent if the service does not say when the model ran. */
  readonly firstDays?: string;
  /** As it estimates them afterwards. */
  readonly reportsPastHours?: true;
}

/** By the name stored with a forecast. Open-Meteo's models: see docs/weather-services.md. */
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

export const reportsPastHours = (provider: string): boolean =>
  WEATHER_SERVICES[provider]?.reportsPastHours === true;

/** Of what we make of forecasts, as the Met Office's licence requires. */
export const WEATHER_LICENCE = "CC BY-SA 4.0";
/** Fair Isle is at 59.53° north, and the last island of Orkney at 59.39°. */
const SHETLAND_FROM_LATITUDE = 59.45;

/** Forecasts come from other models there. */
export const isFarNorth = ({ latitude }: Pick<Point, "latitude">): boolean =>
  latitude >= SHETLAND_FROM_LATITUDE;

/** With the licences. For an unknown provider it is the provider's own name. */
export function weatherCredit(provider: string, point: Pick<Point, "latitude">): string {
  const service = WEATHER_SERVICES[provider];
  const shetland = isFarNorth(point) ? service?.creditInShetland : undefined;
  return shetland ?? service?.credit ?? provider;
}

/** Null for sample weather, which has no owner. */
export function weatherNotice(provider: string): string | null {
  const parts = WEATHER_SERVICES[provider]?.parts;
  return parts === undefined ? null : `${parts}; changed by us (hours of the visit, scores)`;
}

/** In the words that the Copernicus Marine Service requires. */
export const SEA_NOTICE =
  "Sea off the coast: generated using E.U. Copernicus Marine Service Information (temperature: Mercator Ocean International, https://doi.org/10.48670/moi-00016; waves: Météo-France, https://doi.org/10.48670/moi-00017); where these lack waves, Deutscher Wetterdienst (CC BY 4.0) or ECMWF (CC BY 4.0); by Open-Meteo.com (CC BY 4.0)";

export const seaCredit = (provider: string): string =>
  provider === SAMPLE_WEATHER
    ? "Sea values are samples too"
    : "Sea: E.U. Copernicus Marine Service Information (Mercator Ocean, Météo-France), else DWD or ECMWF (CC BY 4.0), by Open-Meteo.com; a model’s mean of the day, not a reading at the beach";

/** With sample weather only sample weather, under its notice; otherwise real weather of any service. */
export function isShownBeside(
  provider: string,
  { provider: maker }: Pick<PlaceForecast, "provider">,
): boolean {
  return (provider === SAMPLE_WEATHER) === (maker === SAMPLE_WEATHER);
}

export type ForecastOrigin = Pick<PlaceForecast, "provider" | "fetchedAt" | "runAt">;

export const newestProvider = (forecasts: Iterable<PlaceForecast | null>): string =>
  lastFetched(forecasts)?.provider ?? "none";

export const lastFetched = <Origin extends ForecastOrigin>(
  forecasts: Iterable<Origin | null>,
): Origin | null => latestBy(forecasts, ({ fetchedAt }) => fetchedAt);

/** Or the one that was fetched last, if no run is known. */
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

export const runOf = ({ provider, runAt }: ForecastOrigin): { model: string; runAt: number } | null => {
  const model = WEATHER_SERVICES[provider]?.firstDays;
  return model === undefined || typeof runAt !== "number" ? null : { model, runAt };
};
