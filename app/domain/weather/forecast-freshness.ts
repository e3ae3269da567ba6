import { HOUR_MS, MINUTE_MS } from "#app/domain/units";
import { addDays, isCalendarDate } from "#app/domain/calendar/calendar-day";
import { DAYS_AHEAD } from "#app/domain/calendar/travel-date";
import { fail, ok, type Result } from "#app/domain/result";
import type { CurrentWeather, DailyForecast, PlaceForecast } from "./forecast";
import type { LondonDate } from "#app/domain/calendar/clock";
import type { HourlyWeather } from "./hourly";

const FRESH_UP_TO_MINUTES = 90;
/** An answer with fewer days is incomplete: the former forecast is worth more. */
const LEAST_DAYS = 4;
const USABLE_UP_TO_HOURS = 24;
export const USABLE_UP_TO_MS = USABLE_UP_TO_HOURS * 60 * MINUTE_MS;

/** Pages show the age of a `stale` forecast. An `unusable` one counts as no forecast. */
export type Freshness = "fresh" | "stale" | "unusable";

/** The fields that the freshness of a forecast depends on. */
export type DatedForecast = Pick<PlaceForecast, "fetchedAt" | "checkedAt">;

/**
 * Returns when we last knew that the forecast was the newest of its service. This is before the fetch if the
 * service's list of runs was out of reach during the fetch.
 */
export const newestAt = ({ fetchedAt, checkedAt }: DatedForecast): number => checkedAt ?? fetchedAt;

/**
 * Returns `fresh` if, at some time in the last 90 minutes, we knew that the forecast was the newest, and
 * `unusable` if it was fetched more than a day ago. Both limits are inclusive. A forecast from the future
 * counts as fresh, since clocks differ.
 */
export function freshnessOf(forecast: DatedForecast, nowMs: number): Freshness {
  if (nowMs - forecast.fetchedAt > USABLE_UP_TO_MS) return "unusable";
  return nowMs - newestAt(forecast) <= FRESH_UP_TO_MINUTES * MINUTE_MS ? "fresh" : "stale";
}

/** Writes the age of a stale forecast: "from 6 hours ago". */
export function ageInWords(fetchedAt: number, nowMs: number): string {
  const hours = Math.round((nowMs - fetchedAt) / HOUR_MS);
  if (hours < 1) return "from less than an hour ago";
  return hours === 1 ? "from an hour ago" : `from ${hours} hours ago`;
}

/** Returns the forecast if pages may still show it, otherwise null. */
export function usableForecast(forecast: PlaceForecast | null, nowMs: number): PlaceForecast | null {
  return forecast !== null && freshnessOf(forecast, nowMs) !== "unusable" ? forecast : null;
}

/** Returns the forecast's day for a London date; null if the forecast does not reach it. */
export function forecastForDate(forecast: PlaceForecast | null, date: LondonDate): DailyForecast | null {
  return forecast?.days.find((day) => day.date === date) ?? null;
}

export type ForecastDefect = "too-few-days" | "broken-days" | "absurd-value";

type Range = readonly [lowest: number, highest: number];

// The limits are wider than the British records, so that only impossible values are refused. The records are
// −27.2 °C and 40.3 °C, and 341 mm of rain in a day.
const AIR_C: Range = [-35, 48];
const FEELS_LIKE_C: Range = [-60, 65];
const PERCENT: Range = [0, 100];
const RAIN_MM: Range = [0, 500];
const RAIN_MM_AN_HOUR: Range = [0, 200];
const MINUTES_OF_AN_HOUR: Range = [0, 60];
const MEAN_WIND_KMH: Range = [0, 250];
/** The record is 278 km/h, on the top of Cairn Gorm. */
const GUST_KMH: Range = [0, 300];
const HOURS: Range = [0, 24];

const NOT_NEGATIVE: Range = [0, Number.MAX_VALUE];

/** False for NaN. */
const within = ([lowest, highest]: Range, value: number): boolean => value >= lowest && value <= highest;

/** Whether the numbers of a day are possible in Britain. */
export function isPlausibleDay(day: DailyForecast): boolean {
  return (
    within(AIR_C, day.temperatureMaxC) &&
    within(AIR_C, day.temperatureMinC) &&
    within(AIR_C, day.daylightMaxC) &&
    day.temperatureMinC <= day.temperatureMaxC &&
    within(FEELS_LIKE_C, day.feelsLikeC) &&
    within(PERCENT, day.humidityPct) &&
    within(PERCENT, day.cloudPct) &&
    within(RAIN_MM, day.rainMm) &&
    (day.precipitationPct === null || within(NOT_NEGATIVE, day.precipitationPct)) &&
    within(MEAN_WIND_KMH, day.windKmh) &&
    (day.sunshineHours === null || within(HOURS, day.sunshineHours))
  );
}

/** Whether the numbers of an hour are possible in Britain. */
export function isPlausibleHour(hour: HourlyWeather): boolean {
  return (
    within(AIR_C, hour.temperatureC) &&
    within(FEELS_LIKE_C, hour.feelsLikeC) &&
    within(PERCENT, hour.humidityPct) &&
    within(PERCENT, hour.cloudPct) &&
    within(RAIN_MM_AN_HOUR, hour.rainMm) &&
    (hour.precipitationPct === null || within(NOT_NEGATIVE, hour.precipitationPct)) &&
    within(MEAN_WIND_KMH, hour.windKmh) &&
    (hour.sunshineMinutes === null || within(MINUTES_OF_AN_HOUR, hour.sunshineMinutes))
  );
}

/**
 * Returns the hour. Drops its gust if that is impossible, since the rest of the hour is still worth having.
 */
export const withPlausibleGust = (hour: HourlyWeather): HourlyWeather =>
  hour.gustKmh === null || within(GUST_KMH, hour.gustKmh) ? hour : { ...hour, gustKmh: null };

/** Whether the numbers of the current weather are possible in Britain. */
export const isPlausibleNow = (current: CurrentWeather): boolean =>
  within(AIR_C, current.temperatureC) && within(FEELS_LIKE_C, current.feelsLikeC);

function areAscending(days: readonly DailyForecast[]): boolean {
  return days.every(({ date }, index) => {
    const before = days[index - 1];
    return isCalendarDate(date) && (before === undefined || before.date < date);
  });
}

const capped = (day: DailyForecast): DailyForecast =>
  (day.precipitationPct ?? 0) > 100 ? { ...day, precipitationPct: 100 } : day;

/**
 * Checks a provider's forecast: it must have most of the days that visitors can choose, ascending and without
 * repeats, and no impossible value. Returns it with chances of rain limited to 100.
 */
export function checkForecast(forecast: PlaceForecast): Result<PlaceForecast, ForecastDefect> {
  if (forecast.days.length < LEAST_DAYS) return fail("too-few-days");
  if (!areAscending(forecast.days)) return fail("broken-days");
  if (!isPlausibleNow(forecast.current) || !forecast.days.every(isPlausibleDay)) return fail("absurd-value");
  return ok({ ...forecast, days: forecast.days.map(capped) });
}

/** Returns the days of the forecast that visitors can still choose: today and the five days after it. */
export function selectableDays(forecast: PlaceForecast, today: LondonDate): DailyForecast[] {
  const last = addDays(today, DAYS_AHEAD);
  return forecast.days.filter(({ date }) => date >= today && date <= last);
}
