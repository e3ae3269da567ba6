import { addDays } from "#app/domain/calendar/calendar-day";
import type { Point } from "#app/domain/geo/geo";
import { londonDateOf, londonHourOf } from "#app/domain/calendar/london-time";
import { travelDates } from "#app/domain/calendar/travel-date";
import { MINUTE_MS } from "#app/domain/units";
import { forecastOfHours, pastDayOf } from "#app/domain/weather/forecast-of-hours";
import type { HourlyRun, WeatherProvider } from "#app/services/ports";
import { type HttpOptions, createFetchJson, endpointUrl } from "#app/adapters/http/fetch-json";
import { type TakeTurn, createPace } from "#app/adapters/http/pace";
import { HOURLY_VARIABLES, readHours } from "./open-meteo-hours";
import { createOpenMeteoRuns } from "./open-meteo-runs";
import { cellsSchema } from "./open-meteo-cells";
import { endOfLimit } from "./open-meteo-limits";
import { isInOrder } from "./open-meteo-order";

interface OpenMeteoOptions {
  readonly baseUrl: string;
  /** `baseUrl` must then be the host for customers. */
  readonly apiKey?: string;
  /** Pass it if the marine forecast shares it. */
  readonly takeTurn?: TakeTurn | null;
  readonly http?: HttpOptions;
}

const NAME = "open-meteo";
const BATCH_SIZE = 100;

/*
 * 5,000 an hour and 10,000 a day, one per place. By day in London, 06:00 to 20:00, fifteen hourly runs
 * request every place; the night's runs share the calls left, but for a reserve.
 */
const FREE_CALLS_A_DAY = 10_000;
const CALLS_KEPT_BACK = 250;
const FIRST_DAY_HOUR = 6;
const FIRST_NIGHT_HOUR = 21;
const DAY_RUNS = FIRST_NIGHT_HOUR - FIRST_DAY_HOUR;
const NIGHT_RUNS = 24 - DAY_RUNS;
const MOST_A_RUN = Math.floor((FREE_CALLS_A_DAY - CALLS_KEPT_BACK) / DAY_RUNS);
const SUBSCRIBED_PLACES_PER_RUN = 10_000;

/* Over all of its addresses. */
const FREE_PACE = { calls: 590, windowMs: MINUTE_MS };

/** Null with a subscription, which has no such limit. */
export const openMeteoPace = (apiKey: string | undefined, http?: HttpOptions): TakeTurn | null =>
  apiKey ? null : createPace(FREE_PACE, http);

/** At night at least all overdue places, so that they need not wait for the morning. */
function freePlacesPerRun({ nowMs, places, overdue }: HourlyRun): number {
  const byDay = Math.min(places, MOST_A_RUN);
  const hour = londonHourOf(nowMs);
  if (hour >= FIRST_DAY_HOUR && hour < FIRST_NIGHT_HOUR) return byDay;
  const left = FREE_CALLS_A_DAY - CALLS_KEPT_BACK - DAY_RUNS * byDay;
  return Math.min(MOST_A_RUN, Math.max(overdue, Math.floor(left / NIGHT_RUNS)));
}

function forecastUrl({ baseUrl, apiKey }: OpenMeteoOptions, points: readonly Point[]): string {
  return endpointUrl(baseUrl, "/v1/forecast", {
    latitude: points.map((point) => point.latitude.toFixed(4)).join(","),
    longitude: points.map((point) => point.longitude.toFixed(4)).join(","),
    hourly: HOURLY_VARIABLES.join(","),
    // The hours are instants, so a change of the clocks does not shift them.
    timezone: "Europe/London",
    timeformat: "unixtime",
    wind_speed_unit: "kmh",
    // A day more than we keep, in case the service's clock is beyond midnight.
    forecast_days: "7",
    // For the record of how often our forecasts were right. No extra call: up to two weeks count as one.
    past_days: "1",
    ...(apiKey ? { apikey: apiKey } : {}),
  });
}

export function createOpenMeteo(options: OpenMeteoOptions): WeatherProvider {
  const fetchJson = createFetchJson(NAME, { ...options.http, endOfLimit });
  const { takeTurn = openMeteoPace(options.apiKey, options.http) } = options;
  return {
    name: NAME,
    // A subscription has calls enough for every place in every hour.
    ...(!options.apiKey && { runs: createOpenMeteoRuns(NAME, options) }),
    batchSize: BATCH_SIZE,
    placesPerRun: options.apiKey ? () => SUBSCRIBED_PLACES_PER_RUN : freePlacesPerRun,
    async fetchForecasts(points, nowMs) {
      if (points.length === 0) return [];
      if (points.length > BATCH_SIZE) throw new RangeError(`${points.length} places in one batch`);
      const dates = travelDates(nowMs);
      const yesterday = addDays(londonDateOf(nowMs), -1);
      const cells = await fetchJson({
        url: forecastUrl(options, points),
        schema: answerSchema(points),
        beforeAttempt: () => takeTurn?.(points.length),
      });
      return cells.map((cell, index) => {
        const hours = cell && readHours(cell);
        const point = points[index];
        if (hours === null || point === undefined) return null;
        const forecast = forecastOfHours({ provider: NAME, fetchedAt: nowMs, point, hours }, dates);
        const pastDay = forecast && pastDayOf(hours, yesterday);
        return pastDay ? { ...forecast, pastDay } : forecast;
      });
    },
  };
}

/** A list in another order fails as a whole: its weather would be shown at the wrong places. */
function answerSchema(points: readonly Point[]) {
  return cellsSchema(points.length).refine((cells) => {
    const answered = cells.filter((cell) => cell !== null);
    const asked = points.filter((_, index) => cells[index]);
    return answered.length > 0 && isInOrder(asked, answered);
  }, "not the requested places in their order");
}
