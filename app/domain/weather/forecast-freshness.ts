import { HOUR_MS, MINUTE_MS } from "#app/domain/units";
import { isCalendarDate } from "#app/domain/calendar/calendar-day";
import { fail, ok } from "#app/domain/result";
import type { DailyForecast, PlaceForecast } from "./forecast";
import type { LondonDate } from "#app/domain/calendar/clock";
import { soundDay, soundNow } from "./plausible";

const FRESH_UP_TO_MINUTES = 90;
/** An answer with fewer days is incomplete: the former forecast is worth more. */
const LEAST_DAYS = 4;
const USABLE_UP_TO_HOURS = 24;
export const USABLE_UP_TO_MS = USABLE_UP_TO_HOURS * 60 * MINUTE_MS;

/** Pages show the age of a `stale` forecast. An `unusable` one counts as no forecast. */
type Freshness = "fresh" | "stale" | "unusable";

export type DatedForecast = Pick<PlaceForecast, "fetchedAt" | "checkedAt">;

/** Before the fetch if the service's list of runs was out of reach. */
export const newestAt = ({ fetchedAt, checkedAt }: DatedForecast): number => checkedAt ?? fetchedAt;

/** 90 minutes and a day, both inclusive. One from the future counts as fresh, since clocks differ. */
export function freshnessOf(forecast: DatedForecast, nowMs: number): Freshness {
  if (nowMs - forecast.fetchedAt > USABLE_UP_TO_MS) return "unusable";
  return nowMs - newestAt(forecast) <= FRESH_UP_TO_MINUTES * MINUTE_MS ? "fresh" : "stale";
}

/** "from 6 hours ago". */
export function ageInWords(fetchedAt: number, nowMs: number): string {
  const hours = Math.round((nowMs - fetchedAt) / HOUR_MS);
  if (hours < 1) return "from less than an hour ago";
  return hours === 1 ? "from an hour ago" : `from ${hours} hours ago`;
}

export function usableForecast(forecast: PlaceForecast | null, nowMs: number): PlaceForecast | null {
  return forecast !== null && freshnessOf(forecast, nowMs) !== "unusable" ? forecast : null;
}

/** Null if the forecast does not reach it. */
export function forecastForDate(forecast: PlaceForecast | null, date: LondonDate): DailyForecast | null {
  return forecast?.days.find((day) => day.date === date) ?? null;
}

function areAscending(days: readonly DailyForecast[]): boolean {
  return days.every(({ date }, index) => {
    const before = days[index - 1];
    return isCalendarDate(date) && (before === undefined || before.date < date);
  });
}

export const hasEnoughDays = (days: readonly unknown[]): boolean => days.length >= LEAST_DAYS;

/** Most of the days must be there, ascending. A day with an impossible value is left out. */
export function checkForecast(forecast: PlaceForecast) {
  if (!hasEnoughDays(forecast.days)) return fail("too-few-days");
  if (!areAscending(forecast.days)) return fail("broken-days");
  const current = soundNow(forecast.current);
  const days = forecast.days.flatMap((day) => soundDay(day) ?? []);
  return current !== null && hasEnoughDays(days) ? ok({ ...forecast, current, days }) : fail("absurd-value");
}
