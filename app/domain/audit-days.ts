import { addDays, londonHourOf } from "./travel-date";
import type { LondonDate } from "./weather";

const MS_PER_HOUR = 3_600_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The instant at which a London calendar day begins, and the one at which the next does. */
export function londonDayBounds(day: LondonDate): { readonly fromMs: number; readonly untilMs: number } {
  return { fromMs: startOfLondonDay(day), untilMs: startOfLondonDay(addDays(day, 1)) };
}

/** Whether the text is a day of the calendar, such as 2026-06-12. */
export function isCalendarDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(ms) && new Date(ms).toISOString().startsWith(text);
}

/** London's clocks change at one in the morning by UTC, when the day has begun already. */
function startOfLondonDay(day: LondonDate): number {
  const midnightUtcMs = Date.parse(`${day}T00:00:00Z`);
  return midnightUtcMs - londonHourOf(midnightUtcMs) * MS_PER_HOUR;
}
