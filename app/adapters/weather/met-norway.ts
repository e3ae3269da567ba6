import { travelDates } from "#app/domain/calendar/travel-date";
import { type Point, isWithinDegrees } from "#app/domain/geo/geo";
import { checkForecast } from "#app/domain/weather/forecast-freshness";
import { forecastOfHours } from "#app/domain/weather/forecast-of-hours";
import { ProviderError, type ForecastOrNull, type WeatherProvider } from "#app/services/ports";
import { type HttpOptions, createFetchAnswer, endpointUrl } from "#app/adapters/http/fetch-json";
import { createPace } from "#app/adapters/http/pace";
import { locationforecastSchema, readLocationHours, type LocationHours } from "./met-norway-hours";

export interface MetNorwayOptions {
  readonly baseUrl: string;
  /** An e-mail address: the service refuses requests without a contact. */
  readonly contact: string;
  readonly http?: HttpOptions;
}

const NAME = "met-norway";
/** With the rest of a run within the fifty requests that the platform's free plan gives an invocation. */
const PLACES_PER_RUN = 45;
const PACE = { calls: 20, windowMs: 1_000 };
const PLACE_TOLERANCE_DEGREES = 0.05;
/** As many answers as an isolate remembers, so as not to ask again before they change. */
const MOST_REMEMBERED = 100;

interface Remembered {
  readonly told: LocationHours;
  readonly lastModified: string | null;
  readonly expiresAtMs: number;
}

function answerSchema(point: Point) {
  return locationforecastSchema.refine(({ geometry: { coordinates } }) => {
    const [longitude, latitude] = coordinates;
    return isWithinDegrees(point, { latitude, longitude }, PLACE_TOLERANCE_DEGREES);
  }, "not the place that was asked for");
}

/**
 * MET Norway's Locationforecast 2.0, under its terms of service: a named User-Agent, four decimals, at most twenty
 * requests a second, nothing asked again before it expires, and If-Modified-Since after that. One place a request.
 */
export function createMetNorway({ baseUrl, contact, http }: MetNorwayOptions): WeatherProvider {
  const fetchAnswer = createFetchAnswer(NAME, http);
  const takeTurn = createPace(PACE, http);
  const remembered = new Map<string, Remembered>();

  function remember(url: string, told: LocationHours, headers: Headers): void {
    const lastModified = headers.get("Last-Modified") ?? remembered.get(url)?.lastModified ?? null;
    const expiresAtMs = Date.parse(headers.get("Expires") ?? "") || 0;
    remembered.delete(url);
    remembered.set(url, { told, lastModified, expiresAtMs });
    const [oldest] = remembered.keys();
    if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  }

  async function ask(point: Point, nowMs: number): Promise<LocationHours> {
    const url = endpointUrl(baseUrl, "/weatherapi/locationforecast/2.0/complete", {
      lat: point.latitude.toFixed(4),
      lon: point.longitude.toFixed(4),
    });
    const known = remembered.get(url);
    if (known && nowMs < known.expiresAtMs) return known.told;
    const answer = await fetchAnswer({
      url,
      schema: answerSchema(point),
      headers: {
        "User-Agent": `SunnyEscape/1.0 ${contact}`,
        ...(known?.lastModified ? { "If-Modified-Since": known.lastModified } : {}),
      },
      beforeAttempt: () => takeTurn(1),
    });
    const told = answer.value === null ? known?.told : readLocationHours(answer.value);
    if (!told) throw new ProviderError(NAME, "malformed", "unchanged since nothing");
    remember(url, told, answer.headers);
    return told;
  }

  return {
    name: NAME,
    batchSize: 1,
    placesPerRun: () => PLACES_PER_RUN,
    async fetchForecasts(points, nowMs): Promise<readonly ForecastOrNull[]> {
      const [point, ...more] = points;
      if (point === undefined) return [];
      if (more.length > 0) throw new RangeError(`${points.length} places in one batch`);
      const dates = travelDates(nowMs);
      const told = await ask(point, nowMs);
      const forecast = forecastOfHours({ provider: NAME, fetchedAt: nowMs, point, ...told }, dates);
      const checked = forecast && checkForecast(forecast, dates.length);
      return [checked?.ok ? checked.value : null];
    },
  };
}
