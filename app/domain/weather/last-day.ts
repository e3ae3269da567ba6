import { addDays } from "#app/domain/calendar/calendar-day";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { DAYS_AHEAD } from "#app/domain/calendar/travel-date";
import type { LondonDate } from "#app/domain/calendar/clock";
import type { PlaceForecast } from "./forecast";
import { forecastForDate, usableForecast } from "./forecast-freshness";
import { firstDaysOf } from "./hourly";

/**
 * At least this share of the forecasts must reach the last day. Otherwise the best place of that day would
 * only be the best of the few known ones.
 */
const LEAST_SHARE = 0.9;

/**
 * Removes the last day from the forecasts unless nine in ten usable ones reach it. In the first hours after
 * midnight, most forecasts are still from the day before and do not reach it. Returns the same list if the
 * day stays.
 */
export function withoutRareLastDay(
  forecasts: readonly (PlaceForecast | null)[],
  nowMs: number,
): readonly (PlaceForecast | null)[] {
  const lastDay = addDays(londonDateOf(nowMs), DAYS_AHEAD);
  const usable = forecasts.filter((forecast) => usableForecast(forecast, nowMs) !== null);
  const reaching = usable.filter((forecast) => forecastForDate(forecast, lastDay) !== null);
  if (reaching.length >= LEAST_SHARE * usable.length) return forecasts;
  return forecasts.map((forecast) => forecast && upTo(forecast, lastDay));
}

/** Returns the forecast with only the days before that date, and their hours. */
function upTo(forecast: PlaceForecast, date: LondonDate): PlaceForecast {
  const days = forecast.days.filter((day) => day.date < date);
  const hourly = forecast.hourly && firstDaysOf(forecast.hourly, days.length);
  return { ...forecast, days, hourly };
}
