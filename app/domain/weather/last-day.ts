import { addDays } from "#app/domain/calendar/calendar-day";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { DAYS_AHEAD } from "#app/domain/calendar/travel-date";
import type { LondonDate } from "#app/domain/calendar/clock";
import type { PlaceForecast } from "./forecast";
import { forecastForDate, usableForecast } from "./forecast-freshness";
import { HOURLY_BYTES_A_DAY } from "./hourly";

/** Otherwise the best place of that day would only be the best of the few known ones. */
const LEAST_SHARE = 0.9;

/** After midnight, most forecasts are still from the day before. The same list if the day stays. */
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

function upTo(forecast: PlaceForecast, date: LondonDate): PlaceForecast {
  const days = forecast.days.filter((day) => day.date < date);
  const hourly = forecast.hourly?.subarray(0, days.length * HOURLY_BYTES_A_DAY) ?? null;
  return { ...forecast, days, hourly };
}
