import { daysBetween } from "#app/domain/calendar/calendar-day";
import type { LondonDate } from "#app/domain/calendar/clock";

/**
 * The band by days ahead: scores that differ by at most this many points count as equal. It grows with the
 * days, because forecasts of different services differ more for later days.
 */
const POINTS = [3, 3, 4];
const LATER_POINTS = 5;

/**
 * Returns the band of a day this many days ahead, in points. It is used until enough past results are known
 * to compute one.
 */
export const fixedBand = (daysAhead: number): number => POINTS[daysAhead] ?? LATER_POINTS;

/**
 * The computed bands by days ahead; the first is for one day ahead. A band is null if too few past results
 * are known to compute it.
 */
export type KnownBands = readonly (number | null)[];

/**
 * Returns by how many points two scores of a day may differ and still count as equal. This is the computed
 * band if there is one; otherwise it is 3 for today and tomorrow, 4 for two days ahead, and 5 for later days.
 * Today has the band of tomorrow, since no forecasts are recorded for today.
 */
export function bandPoints(date: LondonDate, today: LondonDate, known: KnownBands = []): number {
  const daysAhead = daysBetween(today, date);
  return known[Math.max(1, daysAhead) - 1] ?? fixedBand(Math.max(0, daysAhead));
}
