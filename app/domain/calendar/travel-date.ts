import { DAY_MS } from "#app/domain/units";
import { type Result, fail, ok } from "#app/domain/result";
import { addDays, daysBetween } from "./calendar-day";
import type { LondonDate } from "./clock";
import { londonDateOf } from "./london-time";

export const DAYS_AHEAD = 5;

export function travelDates(nowMs: number): readonly LondonDate[] {
  const today = londonDateOf(nowMs);
  return Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => addDays(today, ahead));
}

/** `not-a-date`: not a whole number of seconds. `outside-window`: visitors cannot choose it. */
export function travelDateFromEpochSeconds(
  seconds: number,
  nowMs: number,
): Result<LondonDate, "outside-window" | "not-a-date"> {
  if (!Number.isSafeInteger(seconds)) return fail("not-a-date");
  const awayMs = Math.abs(seconds * 1000 - nowMs);
  if (awayMs > (DAYS_AHEAD + 2) * DAY_MS) return fail("outside-window");
  const date = londonDateOf(seconds * 1000);
  const daysAhead = daysBetween(londonDateOf(nowMs), date);
  return daysAhead >= 0 && daysAhead <= DAYS_AHEAD ? ok(date) : fail("outside-window");
}
