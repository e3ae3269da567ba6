import { addDays } from "#app/domain/calendar/calendar-day";
import type { LondonDate } from "#app/domain/calendar/clock";

/** From this much rain in millimetres, a day or a visit is wet; less counts as none. */
export const WET_FROM_MM = 0.2;

/** Less rain than this is displayed as none, in tenths of a millimetre. */
export const NO_RAIN_BELOW_MM = 0.05;

/** Up to this chance of rain a day without rain is dry, and not marked as wet. */
export const DRY_UP_TO_PCT = 30;

/** From this chance on, rain is almost certain. */
export const SURE_FROM_PCT = 80;

/** From this wind on, it is more than a gentle breeze (Beaufort 3, up to 19 km/h). */
export const BREEZY_FROM_KMH = 20;

/** Less sun than this counts as none, since it would be displayed as no hours. */
export const NO_SUN_BELOW_HOURS = 0.5;

/** From this many days ahead, a forecast is less certain. */
const LESS_SURE_FROM_DAYS = 4;

/** Whether a day is so far ahead that its forecast is less certain than usual. */
export const isLessSure = (date: LondonDate, today: LondonDate): boolean =>
  date >= addDays(today, LESS_SURE_FROM_DAYS);
