import { HOUR_MS } from "../units";
import { addDays, londonHourOf } from "../calendar/travel-date";
import type { LondonDate } from "../weather/forecast";

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The start of a London calendar day and the start of the next one, in epoch milliseconds. */
export function londonDayBounds(day: LondonDate): { readonly fromMs: number; readonly untilMs: number } {
  return { fromMs: startOfLondonDay(day), untilMs: startOfLondonDay(addDays(day, 1)) };
}

/** Whether the text is a valid calendar date, such as 2026-06-12. */
export function isCalendarDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(ms) && new Date(ms).toISOString().startsWith(text);
}

/** London's clocks change at one in the morning by UTC, when the day has begun already. */
function startOfLondonDay(day: LondonDate): number {
  const midnightUtcMs = Date.parse(`${day}T00:00:00Z`);
  return midnightUtcMs - londonHourOf(midnightUtcMs) * HOUR_MS;
}
