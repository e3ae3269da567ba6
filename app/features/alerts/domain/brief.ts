import { SATURDAY, addDays, weekdayOf } from "#app/domain/calendar/calendar-day";
import type { LondonDate } from "#app/domain/calendar/clock";
import { epochMsOfLondonClock, londonDateOf } from "#app/domain/calendar/london-time";
import { weekendSaturday } from "#app/domain/ranking/stay-scores";
import { HOUR_MS } from "#app/domain/units";
import { type Weekdays, WEEKDAY_NAMES } from "./alert";

/** A place that beats home by no more is not worth a drive. */
export const STAY_IN_POINTS = 4;

/** What a message says, in words. A brief has its days, other news only the first sentence. */
export interface Said {
  /** The sentence of the answer's card. */
  readonly lead: string;
  /** Of the lead's search; absent for news, which are about a place. */
  readonly path?: string;
  readonly days?: readonly SaidDay[];
}

export interface SaidDay {
  /** "Saturday 18 July" */
  readonly title: string;
  /** Instead of places, or "". */
  readonly text: string;
  readonly places: readonly SaidPlace[];
}

export interface SaidPlace {
  readonly id: number;
  readonly date: LondonDate;
  readonly name: string;
  /** Its page, on that day. */
  readonly path: string;
  /** "5 hours of sun, 10°, dry. 44 min from LS6." */
  readonly why: string;
  /** "Abbey, harbour", or "". */
  readonly thing: string;
}

const SENT_AT_HOUR = 18;
const PATIENCE_MS = 3 * HOUR_MS;
/** On the Saturday. Later, too little of the weekend is left. */
const LATEST_HOUR = 9;

interface DueBrief {
  readonly saturday: LondonDate;
  /** The next check would be too late to wait for a fresh forecast. */
  readonly isLastCheck: boolean;
}

/** In epoch milliseconds: at 18:00 of the evening before that Saturday. */
function dueAtOf(evening: Weekdays, saturday: LondonDate): number {
  const weekday = WEEKDAY_NAMES.findIndex((_, each) => (evening >> each) & 1);
  return epochMsOfLondonClock(addDays(saturday, weekday - SATURDAY), SENT_AT_HOUR * 60);
}

/** Null if it is not due, or if it was made after that time. Whether it was sent already is not looked at. */
export function dueBrief(
  { weekdays, createdAt }: { readonly weekdays: Weekdays; readonly createdAt: number },
  nowMs: number,
): DueBrief | null {
  const saturday = weekendSaturday(nowMs);
  if (saturday === null) return null;
  const dueAt = dueAtOf(weekdays, saturday);
  const isTooLate = nowMs >= epochMsOfLondonClock(saturday, LATEST_HOUR * 60);
  if (nowMs < dueAt || createdAt > dueAt || isTooLate) return null;
  return { saturday, isLastCheck: nowMs + HOUR_MS >= dueAt + PATIENCE_MS };
}

/** The day of the next brief. */
export function nextBriefOn(evening: Weekdays, nowMs: number): LondonDate {
  const today = londonDateOf(nowMs);
  const saturday = addDays(today, (SATURDAY - weekdayOf(today) + 7) % 7);
  const dueAt = dueAtOf(evening, saturday);
  return londonDateOf(dueAt > nowMs ? dueAt : dueAtOf(evening, addDays(saturday, 7)));
}
