import { HOUR_MS, MINUTE_MS } from "#app/domain/units";
import { addDays, isCalendarDate } from "#app/domain/calendar/calendar-day";
import { DAYS_AHEAD } from "#app/domain/calendar/travel-date";
import { fail, ok, type Result } from "#app/domain/result";
import type { CurrentWeather, DailyForecast, PlaceForecast } from "./forecast";
import type { LondonDate } from "#app/domain/calendar/clock";
import type { HourlyWeather } from "./hourly";

const FRESH_UP_TO_MINUTES = 90;
/** An answer with fewer days is incomplete, and the former forecast is worth more than it. */
const LEAST_DAYS = 4;
const USABLE_UP_TO_HOURS = 24;
export const USABLE_UP_TO_MS = USABLE_UP_TO_HOURS * 60 * MINUTE_MS;

/** `stale` is displayed with its age; `unusable` counts as no forecast at all. */
export type Freshness = "fresh" | "stale" | "unusable";

/** What the freshness of a forecast depends on. */
export type DatedForecast = Pick<PlaceForecast, "fetchedAt" | "checkedAt">;

/**
 * When a forecast was last known to be the newest that its service has. That may be before its fetch: the service's list
 * of runs was then out of reach.
 */
export const newestAt = ({ fetchedAt, checkedAt }: DatedForecast): number => checkedAt ?? fetchedAt;

/**
 * Fresh is what was known to be the newest within 90 minutes; usable is what was fetched within a day. Both
 * limits are inclusive. A forecast from the future (clocks differ) counts as fresh.
 */
export function freshnessOf(forecast: DatedForecast, nowMs: number): Freshness {
  if (nowMs - forecast.fetchedAt > USABLE_UP_TO_MS) return "unusable";
  return nowMs - newestAt(forecast) <= FRESH_UP_TO_MINUTES * MINUTE_MS ? "fresh" : "stale";
}

/** "from 6 hours ago": how pages show the age of a stale forecast. */
export function ageInWords(fetchedAt: number, nowMs: number): string {
  const hours = Math.round((nowMs - fetchedAt) / HOUR_MS);
  if (hours < 1) return "from less than an hour ago";
  return hours === 1 ? "from an hour ago" : `from ${hours} hours ago`;
}

/** Returns the forecast if it may still be displayed, otherwise null. */
export function usableForecast(forecast: PlaceForecast | null, nowMs: number): PlaceForecast | null {
  return forecast !== null && freshnessOf(forecast, nowMs) !== "unusable" ? forecast : null;
}

/** The forecast's day for a London date, if it covers that date. */
export function forecastForDate(forecast: PlaceForecast | null, date: LondonDate): DailyForecast | null {
  return forecast?.days.find((day) => day.date === date) ?? null;
}

export type ForecastDefect = "too-few-days" | "broken-days" | "absurd-value";

type Range = readonly [lowest: number, highest: number];

// Wider than the British records, so that only impossible values are refused. The records are −27.2 °C and
// 40.3 °C, and 341 mm of rain in a day.
const AIR_C: Range = [-35, 48];
const FEELS_LIKE_C: Range = [-60, 65];
const PERCENT: Range = [0, 100];
const RAIN_MM: Range = [0, 500];
const RAIN_MM_AN_HOUR: Range = [0, 200];
const MINUTES_OF_AN_HOUR: Range = [0, 60];
const MEAN_WIND_KMH: Range = [0, 250];
/** The record, on the top of Cairn Gorm, is 278 km/h. */
const GUST_KMH: Range = [0, 300];
const HOURS: Range = [0, 24];

const NOT_NEGATIVE: Range = [0, Number.MAX_VALUE];

/** Returns false for NaN. */
const within = ([lowest, highest]: Range, value: number): boolean => value >= lowest && value <= highest;

/** Whether a day's numbers can be true of British weather. */
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

/** Whether an hour's numbers can be true of British weather. */
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

/** Returns the hour, without its gust if that cannot be true: a gust is worth less than its hour. */
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
 * Checks a provider's forecast: most of the days that can be chosen, ascending, without repeats, and no
 * impossible values. Returns it with chances of rain over 100 capped at 100.
 */
export function checkForecast(forecast: PlaceForecast): Result<PlaceForecast, ForecastDefect> {
  if (forecast.days.length < LEAST_DAYS) return fail("too-few-days");
  if (!areAscending(forecast.days)) return fail("broken-days");
  if (!isPlausibleNow(forecast.current) || !forecast.days.every(isPlausibleDay)) return fail("absurd-value");
  return ok({ ...forecast, days: forecast.days.map(capped) });
}

/** The forecast's days that can still be chosen: today and the five after it. */
export function selectableDays(forecast: PlaceForecast, today: LondonDate): DailyForecast[] {
  const last = addDays(today, DAYS_AHEAD);
  return forecast.days.filter(({ date }) => date >= today && date <= last);
}
