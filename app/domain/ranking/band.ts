import { daysBetween } from "#app/domain/calendar/calendar-day";
import type { LondonDate } from "#app/domain/calendar/clock";

/** By days ahead; forecasts of later days differ more from each other. */
const POINTS = [3, 3, 4];
const LATER_POINTS = 5;

/** The band of a day so many days ahead while too few results are known to reckon one. */
export const fixedBand = (daysAhead: number): number => POINTS[daysAhead] ?? LATER_POINTS;

/** Bands by days ahead, from one on, where past results give one. */
export type KnownBands = readonly (number | null)[];

/**
 * Returns how many points apart two scores of a day can be and still count as equal: what past results say, or 3 today
 * and tomorrow, 4 two days ahead, 5 from three on. Nothing is recorded of forecasts for the same day: today is as tomorrow.
 */
export function bandPoints(date: LondonDate, today: LondonDate, known: KnownBands = []): number {
  const daysAhead = daysBetween(today, date);
  return known[Math.max(1, daysAhead) - 1] ?? fixedBand(Math.max(0, daysAhead));
}
