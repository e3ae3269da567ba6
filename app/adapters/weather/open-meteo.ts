import { checkForecast } from "#app/domain/weather/forecast-freshness";
import type { Point } from "#app/domain/geo/geo";
import { travelDates } from "#app/domain/calendar/travel-date";
import type { WeatherProvider } from "#app/services/ports";
import { type HttpOptions, endpointUrl, createFetchJson } from "../http/fetch-json";
import { answerSchema } from "./open-meteo-chunk";
import { CURRENT_VARIABLES, DAILY_VARIABLES, readPlace } from "./open-meteo-place";

export interface OpenMeteoOptions {
  readonly baseUrl: string;
  /** A subscription's key; the base is then the customers' host. */
  readonly apiKey?: string;
  /** How many places an hour may ask for: by default what the free service's daily allowance leaves. */
  readonly placesPerRun?: number;
  readonly http?: HttpOptions;
}

const NAME = "open-meteo";
const BATCH_SIZE = 100;

/** One place counts as a call for each ten variables, and the free service gives 10,000 calls a day. */
const CALLS_PER_PLACE = (DAILY_VARIABLES.length + CURRENT_VARIABLES.length) / 10;
const FREE_PLACES_PER_RUN = Math.floor(10_000 / 24 / CALLS_PER_PLACE);
const SUBSCRIBED_PLACES_PER_RUN = 10_000;

function forecastUrl({ baseUrl, apiKey }: OpenMeteoOptions, points: readonly Point[]): string {
  return endpointUrl(baseUrl, "/v1/forecast", {
    latitude: points.map((point) => point.latitude.toFixed(4)).join(","),
    longitude: points.map((point) => point.longitude.toFixed(4)).join(","),
    daily: DAILY_VARIABLES.join(","),
    current: CURRENT_VARIABLES.join(","),
    timezone: "Europe/London",
    wind_speed_unit: "kmh",
    // One day more than we keep: a clock on the other side of midnight still gives all six.
    forecast_days: "7",
    ...(apiKey ? { apikey: apiKey } : {}),
  });
}

/**
 * Open-Meteo's forecast service. A place with missing or absurd values is null; an answer of another
 * length or order fails whole.
 */
export function createOpenMeteo(options: OpenMeteoOptions): WeatherProvider {
  const fetchJson = createFetchJson(NAME, options.http);
  const defaultPlacesPerRun = options.apiKey ? SUBSCRIBED_PLACES_PER_RUN : FREE_PLACES_PER_RUN;
  return {
    name: NAME,
    batchSize: BATCH_SIZE,
    placesPerRun: options.placesPerRun ?? defaultPlacesPerRun,
    async fetchForecasts(points, nowMs) {
      if (points.length === 0) return [];
      if (points.length > BATCH_SIZE) throw new RangeError(`${points.length} places in one batch`);
      const dates = travelDates(nowMs);
      const cells = await fetchJson({ url: forecastUrl(options, points), schema: answerSchema(points) });
      return cells.map((cell) => {
        const place = readPlace(cell, dates);
        if (place === null) return null;
        const checked = checkForecast(
          { fetchedAt: nowMs, provider: NAME, ...place, hourly: null },
          dates.length,
        );
        return checked.ok ? checked.value : null;
      });
    },
  };
}
