import { SATURDAY, addDays, weekdayOf } from "#app/domain/calendar/calendar-day";
import type { LondonDate, TimeSpan } from "#app/domain/calendar/clock";
import { epochMsOfLondonClock, londonDateOf } from "#app/domain/calendar/london-time";
import type { Point } from "#app/domain/geo/geo";
import { weekendSaturday } from "#app/domain/ranking/stay-scores";
import { HOUR_MS } from "#app/domain/units";
import { WEEKDAYS } from "#app/domain/calendar/words";
import type { Weekdays } from "./alert";

/** A place that beats home by no more is not worth a drive. */
export const STAY_IN_POINTS = 4;

/** What a message says, in words. A brief has its days, other news only the first sentence. */
export interface Said {
  /** The sentence of the answer's card. */
  readonly lead: string;
  /** Of news. */
  readonly place?: SaidPlace;
  /** Of a brief: the search of its first sentence, and the same to hand on, without the owner's passes. */
  readonly path?: string;
  readonly share?: string;
  readonly days?: readonly SaidDay[];
}

export interface SaidDay {
  /** "Saturday 18 July" */
  readonly title: string;
  /** Instead of places, or "". */
  readonly text: string;
  readonly places: readonly SaidPlace[];
}

export interface SaidPlace extends Point {
  readonly name: string;
  /** Its page, on that day. */
  readonly path: string;
  /** "5 hours of sun, 10°, dry. 44 min from LS6." */
  readonly why: string;
  /** "Abbey, harbour.", or "". */
  readonly thing: string;
  /** From leaving home until being back. */
  readonly away: TimeSpan;
  /** For a calendar. */
  readonly hours: { readonly startMs: number; readonly endMs: number };
}

export const placesOf = ({ place, days = [] }: Said): readonly SaidPlace[] =>
  place ? [place] : days.flatMap(({ places }) => places);

/** A brief without the days on which one of its places is under an amber or red warning by now. */
export function heedWarnings(brief: Said, isWarned: (place: SaidPlace) => boolean): Said {
  const days = (brief.days ?? []).map((day) =>
    day.places.some(isWarned) ? { ...day, text: "There is an amber or red warning.", places: [] } : day,
  );
  const lead = "An amber or red warning was issued for your weekend. Look again before you leave.";
  return { ...brief, lead, days };
}

const SENT_AT_HOUR = 18;
const PATIENCE_MS = 3 * HOUR_MS;
/** On the Saturday. Later, too little of the weekend is left. */
const LATEST_HOUR = 9;

/** In epoch milliseconds: at 18:00 of the evening before that Saturday. */
function dueAtOf(evening: Weekdays, saturday: LondonDate): number {
  const weekday = WEEKDAYS.findIndex((_, each) => (evening >> each) & 1);
  return epochMsOfLondonClock(addDays(saturday, weekday - SATURDAY), SENT_AT_HOUR * 60);
}

/** Null if it is not due, or if it was made after that time. Whether it was sent already is not looked at. */
export function dueBrief(
  { weekdays, createdAt }: { readonly weekdays: Weekdays; readonly createdAt: number },
  nowMs: number,
) {
  const saturday = weekendSaturday(nowMs);
  if (saturday === null) return null;
  const dueAt = dueAtOf(weekdays, saturday);
  const isTooLate = nowMs >= epochMsOfLondonClock(saturday, LATEST_HOUR * 60);
  if (nowMs < dueAt || createdAt > dueAt || isTooLate) return null;
  // The next check would be too late to wait for a fresh forecast.
  return { saturday, isLastCheck: nowMs + HOUR_MS >= dueAt + PATIENCE_MS };
}

/** The day of the next brief. */
export function nextBriefOn(evening: Weekdays, nowMs: number): LondonDate {
  const today = londonDateOf(nowMs);
  const saturday = addDays(today, (SATURDAY - weekdayOf(today) + 7) % 7);
  const dueAt = dueAtOf(evening, saturday);
  return londonDateOf(dueAt > nowMs ? dueAt : dueAtOf(evening, addDays(saturday, 7)));
}
