import { checkForecast } from "#app/domain/weather/forecast-freshness";
import type { Point } from "#app/domain/geo/geo";
import { travelDates } from "#app/domain/calendar/travel-date";
import type { WeatherProvider } from "#app/services/ports";
import { type HttpOptions, endpointUrl, createFetchJson } from "../http/fetch-json";
import { oneCallSchema, readOneCall } from "./openweather-answer";

export interface OpenWeatherOptions {
  readonly baseUrl: string;
  readonly apiKey: string;
  /** How many places an hour may ask for; 40 keep within the 1,000 free calls a day. */
  readonly placesPerRun?: number;
  readonly http?: HttpOptions;
}

const NAME = "openweather";
const FREE_PLACES_PER_RUN = 40;
/** The service rounds the place that it was asked for; a place farther off is another one. */
const PLACE_TOLERANCE_DEGREES = 0.05;

function oneCallUrl({ baseUrl, apiKey }: OpenWeatherOptions, point: Point): string {
  return endpointUrl(baseUrl, "/data/3.0/onecall", {
    lat: point.latitude.toFixed(4),
    lon: point.longitude.toFixed(4),
    units: "metric",
    exclude: "minutely,hourly,alerts",
    appid: apiKey,
  });
}

function answerSchema(point: Point) {
  return oneCallSchema.refine(
    ({ lat, lon }) =>
      Math.abs(lat - point.latitude) <= PLACE_TOLERANCE_DEGREES &&
      Math.abs(lon - point.longitude) <= PLACE_TOLERANCE_DEGREES,
    "not the place that was asked for",
  );
}

/** OpenWeather's One Call 3.0: one place a request; null where values are missing or absurd. */
export function createOpenWeather(options: OpenWeatherOptions): WeatherProvider {
  const fetchJson = createFetchJson(NAME, options.http);
  return {
    name: NAME,
    batchSize: 1,
    placesPerRun: options.placesPerRun ?? FREE_PLACES_PER_RUN,
    async fetchForecasts(points, nowMs) {
      const [point, ...more] = points;
      if (point === undefined) return [];
      if (more.length > 0) throw new RangeError(`${points.length} places in one batch`);
      const answer = await fetchJson({ url: oneCallUrl(options, point), schema: answerSchema(point) });
      const dates = travelDates(nowMs);
      const place = readOneCall(answer, dates);
      if (place === null) return [null];
      const checked = checkForecast(
        { fetchedAt: nowMs, provider: NAME, ...place, hourly: null },
        dates.length,
      );
      return [checked.ok ? checked.value : null];
    },
  };
}
