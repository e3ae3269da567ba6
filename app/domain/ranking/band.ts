import { addDays } from "#app/domain/calendar/calendar-day";
import type { LondonDate } from "#app/domain/calendar/clock";

/** By days ahead; forecasts of later days differ by more. */
const POINTS = [3, 3, 4];
const LATER_POINTS = 5;

/**
 * How many points apart two scores of a day can be and still not be told apart: 3 today and tomorrow, 4 two days
 * ahead, 5 from three on.
 */
export function bandPoints(date: LondonDate, today: LondonDate): number {
  return POINTS.find((_, ahead) => date <= addDays(today, ahead)) ?? LATER_POINTS;
}
