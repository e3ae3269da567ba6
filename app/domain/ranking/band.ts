import { addDays } from "#app/domain/calendar/calendar-day";
import type { LondonDate } from "#app/domain/calendar/clock";

/** By days ahead; forecasts of later days differ more from each other. */
const POINTS = [3, 3, 4];
const LATER_POINTS = 5;

/**
 * Returns how many points apart two scores of a day can be and still count as equal: 3 today and tomorrow,
 * 4 two days ahead, 5 from three on.
 */
export function bandPoints(date: LondonDate, today: LondonDate): number {
  return POINTS.find((_, ahead) => date <= addDays(today, ahead)) ?? LATER_POINTS;
}
