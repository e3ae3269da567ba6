import { forecastOfHours } from "#app/domain/weather/forecast-of-hours";
import { type Point, isWithinDegrees } from "#app/domain/geo/geo";
import { travelDates } from "#app/domain/calendar/travel-date";
import type { WeatherProvider } from "#app/services/ports";
import { type HttpOptions, createFetchJson, endpointUrl } from "#app/adapters/http/fetch-json";
import { oneCallSchema, readOneCall } from "./openweather-answer";

interface OpenWeatherOptions {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly http?: HttpOptions;
}

const NAME = "openweather";
/** One run's share of the 1,000 free calls a day. */
const FREE_PLACES_PER_RUN = 40;
/** The service rounds the position; farther away, the answer is about another place. */
const PLACE_TOLERANCE_DEGREES = 0.05;

function oneCallUrl({ baseUrl, apiKey }: OpenWeatherOptions, point: Point): string {
  return endpointUrl(baseUrl, "/data/3.0/onecall", {
    lat: point.latitude.toFixed(4),
    lon: point.longitude.toFixed(4),
    units: "metric",
    exclude: "minutely,alerts",
    appid: apiKey,
  });
}

function answerSchema(point: Point) {
  return oneCallSchema.refine(
    ({ lat, lon }) => isWithinDegrees(point, { latitude: lat, longitude: lon }, PLACE_TOLERANCE_DEGREES),
    "not the place that was asked for",
  );
}

export function createOpenWeather(options: OpenWeatherOptions): WeatherProvider {
  const fetchJson = createFetchJson(NAME, options.http);
  return {
    name: NAME,
    batchSize: 1,
    placesPerRun: () => FREE_PLACES_PER_RUN,
    async fetchForecasts(points, nowMs) {
      const [point, ...more] = points;
      if (point === undefined) return [];
      if (more.length > 0) throw new RangeError(`${points.length} places in one batch`);
      const answer = await fetchJson({ url: oneCallUrl(options, point), schema: answerSchema(point) });
      const dates = travelDates(nowMs);
      const weather = readOneCall(answer);
      return [forecastOfHours({ provider: NAME, fetchedAt: nowMs, point, ...weather }, dates)];
    },
  };
}
