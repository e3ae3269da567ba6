import type { LondonDate } from "#app/domain/calendar/clock";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { travelDates } from "#app/domain/calendar/travel-date";
import { type Point, isWithinDegrees } from "#app/domain/geo/geo";
import type { PlaceForecast } from "#app/domain/weather/forecast";
import { forecastOfHours } from "#app/domain/weather/forecast-of-hours";
import { weatherNow } from "#app/domain/weather/weather-now";
import { ProviderError, type ForecastOrNull, type WeatherProvider } from "#app/services/ports";
import { type HttpOptions, createFetchAnswer, endpointUrl } from "#app/adapters/http/fetch-json";
import { createPace } from "#app/adapters/http/pace";
import { locationforecastSchema, readLocationHours } from "./met-norway-hours";

interface MetNorwayOptions {
  readonly baseUrl: string;
  /** An email address: requests without a contact are refused. */
  readonly contact: string;
  /** Each takes one request. */
  readonly placesPerRun: number;
  readonly http?: HttpOptions;
}

const NAME = "met-norway";
const PACE = { calls: 20, windowMs: 1_000 };
const PARALLEL_BATCHES = 6;
const PLACE_TOLERANCE_DEGREES = 0.05;
/** A remembered forecast is not requested again before it changes. */
const MOST_REMEMBERED = 1_000;

interface Remembered {
  readonly forecast: PlaceForecast;
  readonly today: LondonDate;
  readonly lastModified: string | null;
  readonly expiresAtMs: number;
}

function answerSchema(point: Point) {
  return locationforecastSchema.refine(({ geometry: { coordinates } }) => {
    const [longitude, latitude] = coordinates;
    return isWithinDegrees(point, { latitude, longitude }, PLACE_TOLERANCE_DEGREES);
  }, "not the place that was asked for");
}

const asOf = (forecast: PlaceForecast, point: Point, nowMs: number): PlaceForecast => ({
  ...forecast,
  fetchedAt: nowMs,
  current: weatherNow(forecast, point, nowMs),
});

/**
 * Its terms: an identifying User-Agent, four decimals, at most twenty requests a second, no repeat before the
 * answer expires, then If-Modified-Since. No altitude: the service knows its terrain.
 */
export function createMetNorway({ baseUrl, contact, placesPerRun, http }: MetNorwayOptions): WeatherProvider {
  const fetchAnswer = createFetchAnswer(NAME, http);
  const takeTurn = createPace(PACE, http);
  const remembered = new Map<string, Remembered>();

  function remember(url: string, forecast: PlaceForecast, nowMs: number, headers: Headers): void {
    const lastModified = headers.get("Last-Modified") ?? remembered.get(url)?.lastModified ?? null;
    const expiresAtMs = Date.parse(headers.get("Expires") ?? "") || 0;
    remembered.delete(url);
    remembered.set(url, { forecast, today: londonDateOf(nowMs), lastModified, expiresAtMs });
    const [oldest] = remembered.keys();
    if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  }

  /** One from before midnight has too few days: the place is then requested as if it were new. */
  function rememberedToday(url: string, nowMs: number): Remembered | undefined {
    const known = remembered.get(url);
    return known?.today === londonDateOf(nowMs) ? known : undefined;
  }

  async function ask(point: Point, nowMs: number): Promise<ForecastOrNull> {
    const url = endpointUrl(baseUrl, "/weatherapi/locationforecast/2.0/complete", {
      lat: point.latitude.toFixed(4),
      lon: point.longitude.toFixed(4),
    });
    const known = rememberedToday(url, nowMs);
    if (known && nowMs < known.expiresAtMs) return asOf(known.forecast, point, nowMs);
    const answer = await fetchAnswer({
      url,
      schema: answerSchema(point),
      headers: {
        "User-Agent": `SunnyEscape/1.0 ${contact}`,
        ...(known?.lastModified ? { "If-Modified-Since": known.lastModified } : {}),
      },
      beforeAttempt: () => takeTurn(1),
    });
    const isUnchanged = answer.value === null;
    if (isUnchanged && !known) throw new ProviderError(NAME, "malformed", "304 without If-Modified-Since");
    const hours = answer.value && readLocationHours(answer.value);
    const forecast = hours
      ? forecastOfHours({ provider: NAME, fetchedAt: nowMs, point, ...hours }, travelDates(nowMs))
      : (known?.forecast ?? null);
    if (forecast) remember(url, forecast, nowMs, answer.headers);
    return forecast && isUnchanged ? asOf(forecast, point, nowMs) : forecast;
  }

  return {
    name: NAME,
    batchSize: 1,
    parallelBatches: PARALLEL_BATCHES,
    placesPerRun: () => placesPerRun,
    async fetchForecasts(points, nowMs): Promise<readonly ForecastOrNull[]> {
      const [point, ...more] = points;
      if (point === undefined) return [];
      if (more.length > 0) throw new RangeError(`${points.length} places in one batch`);
      return [await ask(point, nowMs)];
    },
  };
}
