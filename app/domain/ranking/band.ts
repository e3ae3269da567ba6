import { daysBetween } from "#app/domain/calendar/calendar-day";
import type { LondonDate } from "#app/domain/calendar/clock";

/** The band by days ahead, in points: the later the day, the more different services' forecasts of it differ. */
const POINTS = [3, 3, 4];
const LATER_POINTS = 5;

/** The band of a day so many days ahead, in points, as long as too few past results are known to compute it. */
export const fixedBand = (daysAhead: number): number => POINTS[daysAhead] ?? LATER_POINTS;

/** Bands by days ahead, from one on; null if there are too few past results to compute one. */
export type KnownBands = readonly (number | null)[];

/**
 * Returns by how many points two scores of a day may differ and still count as equal: the known band, or else 3 for
 * today and tomorrow, 4 two days ahead, 5 from three on. Today has tomorrow's band: no forecasts are recorded for it.
 */
export function bandPoints(date: LondonDate, today: LondonDate, known: KnownBands = []): number {
  const daysAhead = daysBetween(today, date);
  return known[Math.max(1, daysAhead) - 1] ?? fixedBand(Math.max(0, daysAhead));
}
