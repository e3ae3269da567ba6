import { MINUTE_MS } from "#app/domain/units";
import { WORTH_THE_DRIVE_MINUTES } from "#app/domain/ranking/visit";
import { sunTimes } from "#app/domain/weather/sun";
import type { LondonDate } from "#app/domain/calendar/clock";
import { epochMsOfLondonClock, londonDateOf } from "#app/domain/calendar/london-time";
import { QUIET_FROM_HOUR, isQuiet } from "./alert";
import type { ReportedDay } from "./due-message";

export type ChannelKind = "mail" | "push";

export const CONFIRMATION_HOURS = 24;

export interface MessageState extends Pick<ReportedDay, "kind" | "date"> {
  readonly createdAt: number;
  readonly isAlertPaused: boolean;
  readonly isPutRight: boolean;
  /** News of a visit that is now under an amber or red warning. */
  readonly isWarned: boolean;
  /** A correction's news was sent over the same channel, or may have been. Always true for news. */
  readonly wasNewsSent: boolean;
  readonly attempts: number;
}

/** Then the forecast behind a message is out of date. A brief says when it was made. */
const WORTH_SENDING_MS = 12 * 60 * MINUTE_MS;
/** After the quiet hours: the evaluation at 07:10 may still correct the evening's messages. */
const FIRST_LOOK_MS = 15 * MINUTE_MS;

/** From 07:15, after the morning's first evaluation, to 21:00 in London. */
export const isTimeToSend = (nowMs: number): boolean => !isQuiet(nowMs) && !isQuiet(nowMs - FIRST_LOOK_MS);

/** After each failed attempt: four attempts in three and a half hours. */
const WAITS_MINUTES = [10, 40, 160] as const;
const MAX_ATTEMPTS = WAITS_MINUTES.length + 1;

/** The country's last sunset is on the Isles of Scilly in winter, and on Lewis in summer. */
const LAST_LIGHT = [
  { latitude: 49.9, longitude: -6.4 },
  { latitude: 58.2, longitude: -7 },
] as const;

/** A visitor who sets off later arrives when it is nearly dark everywhere. */
function isOfUseUntil(date: LondonDate): number {
  const sunset = Math.max(...LAST_LIGHT.map((place) => sunTimes(place, date).setsAt));
  return epochMsOfLondonClock(date, Math.floor(sunset - WORTH_THE_DRIVE_MINUTES));
}

export function whyNotSend(state: MessageState, nowMs: number): string | null {
  if (state.isAlertPaused) return "paused";
  if (nowMs >= isOfUseUntil(state.date)) return "day-is-over";
  if (state.kind !== "brief" && nowMs - state.createdAt > WORTH_SENDING_MS) return "out-of-date";
  if (state.isPutRight) return "put-right";
  if (state.isWarned) return "under-a-warning";
  // An attempt counts even if its run crashed.
  if (state.attempts > MAX_ATTEMPTS) return "tried-too-often";
  return state.wasNewsSent ? null : "news-not-sent";
}

/** Even if a service asks us to wait longer: the day would be over. */
const MOST_PATIENCE_MS = 6 * 60 * MINUTE_MS;

/** Now, or at the time that it asked for, but at most six hours from now. */
export const askAgainAt = (nowMs: number, retryAtMs = nowMs): number =>
  Math.min(Math.max(nowMs, retryAtMs), nowMs + MOST_PATIENCE_MS);

/** Null to give up. If the service asks for a longer wait, `askAgainAt` decides. */
export function nextAttemptAt(attempts: number, nowMs: number, retryAtMs?: number): number | null {
  const wait = WAITS_MINUTES[attempts - 1];
  return wait === undefined ? null : Math.max(nowMs + wait * MINUTE_MS, askAgainAt(nowMs, retryAtMs));
}

/** For an offline device: until the quiet hours, or too late for all days. A test has no days. */
export function secondsToShow(dates: readonly LondonDate[], nowMs: number): number {
  const quietAt = epochMsOfLondonClock(londonDateOf(nowMs), QUIET_FROM_HOUR * 60);
  const endsAt = dates.length === 0 ? quietAt : Math.min(quietAt, Math.max(...dates.map(isOfUseUntil)));
  return Math.max(0, Math.floor((endsAt - nowMs) / 1_000));
}
