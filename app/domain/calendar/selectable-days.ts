import { DAYS_AHEAD, addDays } from "./travel-date";
import type { DailyForecast, LondonDate, PlaceForecast } from "../weather/forecast";

/** The forecast's days that can still be chosen: today and the five after it. */
export function selectableDays(forecast: PlaceForecast, today: LondonDate): DailyForecast[] {
  const last = addDays(today, DAYS_AHEAD);
  return forecast.days.filter(({ date }) => date >= today && date <= last);
}
