import { addDays } from "#app/domain/calendar/calendar-day";
import type { LondonDate } from "#app/domain/calendar/clock";

/** A day or a visit is wet from this much on. Less counts as none. */
export const WET_FROM_MM = 0.2;

/** Rain is shown in tenths of a millimetre. */
export const NO_RAIN_BELOW_MM = 0.05;

/** A day without rain is dry up to this chance of it. */
export const DRY_UP_TO_PCT = 30;

export const SURE_FROM_PCT = 80;

/** More than a gentle breeze, which is Beaufort 3 and ends at 19 km/h. */
export const BREEZY_FROM_KMH = 20;

/** Less sun would show as no hours. */
export const NO_SUN_BELOW_HOURS = 0.5;

const LESS_SURE_FROM_DAYS = 4;

/** So far ahead that the forecast is less certain than usual. */
export const isLessSure = (date: LondonDate, today: LondonDate): boolean =>
  date >= addDays(today, LESS_SURE_FROM_DAYS);
