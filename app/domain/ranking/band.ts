import { daysBetween } from "#app/domain/calendar/calendar-day";
import type { LondonDate } from "#app/domain/calendar/clock";

/** By days ahead: forecasts of different services differ more for later days. */
const POINTS = [3, 3, 4];
const LATER_POINTS = 5;

/** In points, until enough past results are known to compute one. */
export const fixedBand = (daysAhead: number): number => POINTS[daysAhead] ?? LATER_POINTS;

/** By days ahead, the first for one; null with too few past results. */
type KnownBands = readonly (number | null)[];

/** Scores within it count as equal. Today has tomorrow's, since no forecasts are recorded for today. */
export function bandPoints(date: LondonDate, today: LondonDate, known: KnownBands = []): number {
  const daysAhead = daysBetween(today, date);
  return known[Math.max(1, daysAhead) - 1] ?? fixedBand(Math.max(0, daysAhead));
}
