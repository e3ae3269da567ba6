import type { AttemptLimit } from "#app/domain/accounts/throttle";
import { HOUR_MS } from "#app/domain/units";
import { addDays } from "#app/domain/calendar/calendar-day";
import type { LondonDate } from "#app/domain/calendar/clock";

export const OUTING_ANSWERS = ["better", "as-said", "worse"] as const;
export type OutingAnswer = (typeof OUTING_ANSWERS)[number];
export type OutingAnswers = Readonly<Record<OutingAnswer, number>>;

export const NO_ANSWERS: OutingAnswers = { better: 0, "as-said": 0, worse: 0 };
export const SHOWN_FROM_ANSWERS = 30;
const ASKED_FOR_DAYS = 14;

/** From the day after the outing on. */
export const isAskedOn = (outing: LondonDate, today: LondonDate): boolean =>
  outing < today && outing >= addDays(today, -ASKED_FOR_DAYS);

/** From one network address. */
export const OUTING_LIMIT: AttemptLimit = { attempts: 20, windowMs: 24 * HOUR_MS };
