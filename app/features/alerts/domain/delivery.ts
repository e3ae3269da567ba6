import { MINUTE_MS } from "#app/domain/units";
import { WORTH_THE_DRIVE_MINUTES } from "#app/domain/ranking/visit";
import { sunTimes } from "#app/domain/weather/sun";
import type { LondonDate } from "#app/domain/calendar/clock";
import { epochMsOfLondonClock, londonDateOf } from "#app/domain/calendar/london-time";
import { QUIET_FROM_HOUR, isQuiet } from "./alert";
import type { ReportedDay } from "./due-message";

export type ChannelKind = "mail" | "push";

export const CONFIRMATION_HOURS = 24;

export interface MessageState {
  readonly kind: ReportedDay["kind"];
  readonly date: LondonDate;
  readonly createdAt: number;
  readonly isAlertPaused: boolean;
  /** Since this message, the alert has changed and is about another trip. */
  readonly isOfFormerTrip: boolean;
  readonly isPutRight: boolean;
  /** The message is news of a visit that is now under an amber or red warning. */
  readonly isWarned: boolean;
  /**
   * For a correction: whether the news that it corrects was sent over the same channel, or may have been.
   * Always true for news.
   */
  readonly wasNewsSent: boolean;
  readonly attempts: number;
}

/** After this time the forecast behind a message is out of date. */
const WORTH_SENDING_MS = 12 * 60 * MINUTE_MS;
/**
 * We send nothing until this long after the quiet hours, since the evaluation at 07:10 may still correct the
 * messages of the evening before.
 */
const FIRST_LOOK_MS = 15 * MINUTE_MS;

/** Whether it is between 07:15, after the morning's first evaluation, and 21:00 in London. */
export const isTimeToSend = (nowMs: number): boolean => !isQuiet(nowMs) && !isQuiet(nowMs - FIRST_LOOK_MS);

/** How many minutes we wait after each failed attempt: there are four attempts in three and a half hours. */
const WAITS_MINUTES = [10, 40, 160] as const;
const MAX_ATTEMPTS = WAITS_MINUTES.length + 1;

/** The country's last sunset is on the Isles of Scilly in winter, and on Lewis in summer. */
const LAST_LIGHT = [
  { latitude: 49.9, longitude: -6.4 },
  { latitude: 58.2, longitude: -7 },
] as const;

/**
 * Returns when a message about a day stops being useful: a visitor who sets off later arrives when it is
 * nearly dark everywhere.
 */
function isOfUseUntil(date: LondonDate): number {
  const sunset = Math.max(...LAST_LIGHT.map((place) => sunTimes(place, date).setsAt));
  return epochMsOfLondonClock(date, Math.floor(sunset - WORTH_THE_DRIVE_MINUTES));
}

/** Returns why a message must no longer be sent, or null if it may be sent. */
export function whyNotSend(state: MessageState, nowMs: number): string | null {
  if (state.isAlertPaused) return "paused";
  if (nowMs >= isOfUseUntil(state.date)) return "day-is-over";
  if (nowMs - state.createdAt > WORTH_SENDING_MS) return "out-of-date";
  if (state.isPutRight) return "put-right";
  if (state.isWarned) return "under-a-warning";
  if (state.isOfFormerTrip && state.kind === "news") return "asks-for-something-else";
  // An attempt counts even if its run crashed, so the count can exceed the maximum.
  if (state.attempts > MAX_ATTEMPTS) return "tried-too-often";
  return state.wasNewsSent ? null : "news-not-sent";
}

/** We never wait longer than this, even if a service asks us to: the day would be over. */
const MOST_PATIENCE_MS = 6 * 60 * MINUTE_MS;

/**
 * Returns when a service may be called again: now, or at the time that it asked for, but at most six hours
 * from now.
 */
export const askAgainAt = (nowMs: number, retryAtMs = nowMs): number =>
  Math.min(Math.max(nowMs, retryAtMs), nowMs + MOST_PATIENCE_MS);

/**
 * Returns when to try again after this many failed attempts; null to give up. If the service asks for a
 * longer wait, `askAgainAt` decides how long.
 */
export function nextAttemptAt(attempts: number, nowMs: number, retryAtMs?: number): number | null {
  const wait = WAITS_MINUTES[attempts - 1];
  return wait === undefined ? null : Math.max(nowMs + wait * MINUTE_MS, askAgainAt(nowMs, retryAtMs));
}

/**
 * Returns for how many seconds an offline device may still receive a message about these days: until the
 * quiet hours, or until it is too late for all of the days. A test message has no days.
 */
export function secondsToShow(dates: readonly LondonDate[], nowMs: number): number {
  const quietAt = epochMsOfLondonClock(londonDateOf(nowMs), QUIET_FROM_HOUR * 60);
  const endsAt = dates.length === 0 ? quietAt : Math.min(quietAt, Math.max(...dates.map(isOfUseUntil)));
  return Math.max(0, Math.floor((endsAt - nowMs) / 1_000));
}
