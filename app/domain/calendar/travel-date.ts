import { DAY_MS } from "#app/domain/units";
import { type Result, fail, ok } from "#app/domain/result";
import { addDays, daysBetween } from "./calendar-day";
import type { LondonDate } from "./clock";
import { londonDateOf } from "./london-time";

export const DAYS_AHEAD = 5;

/** Returns the days that visitors can choose: today in London and the five days after it. */
export function travelDates(nowMs: number): readonly LondonDate[] {
  const today = londonDateOf(nowMs);
  if (latest[0] !== today)
    latest = Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => addDays(today, ahead));
  return latest;
}

/** The days of the last answer: a results page needs them some twenty times. */
let latest: readonly LondonDate[] = [];

/**
 * Returns the London day of an instant in epoch seconds if visitors can choose it. `not-a-date`: not a whole
 * number of seconds. `outside-window`: before today, or more than five days after it.
 */
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
