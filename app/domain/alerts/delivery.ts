import { MINUTE_MS } from "#app/domain/units";
import { WORTH_THE_DRIVE_MINUTES } from "#app/domain/ranking/visit";
import { sunTimes } from "#app/domain/weather/sun";
import type { LondonDate } from "#app/domain/calendar/clock";
import { epochMsOfLondonClock, londonDateOf } from "#app/domain/calendar/london-time";
import { QUIET_FROM_HOUR, isQuiet } from "./alert";
import type { ReportedDay } from "./telling";

/** The channels for messages outside the site. */
export type ChannelKind = "mail" | "push";

/** How long a link that confirms an address is valid. */
export const CONFIRMATION_HOURS = 24;

/** What decides whether a message is still worth sending over a channel. */
export interface MessageState {
  readonly kind: ReportedDay["kind"];
  /** The day that it is about. */
  readonly date: LondonDate;
  readonly toldAt: number;
  readonly isAlertPaused: boolean;
  /** Since this message, the alert has changed and is about another trip. */
  readonly isOfFormerTrip: boolean;
  /** The message is news, and a later message corrected it. */
  readonly isPutRight: boolean;
  /** News of a visit that is under an amber or red warning by now. */
  readonly isWarned: boolean;
  /**
   * Whether the news that a correction is about was sent over the same channel, or may have been; true for
   * news.
   */
  readonly wasNewsSent: boolean;
  /** Attempts, including the next one. */
  readonly attempts: number;
}

/** After this time the forecast behind a message is out of date. */
const WORTH_SENDING_MS = 12 * 60 * MINUTE_MS;
/** The morning's first evaluation, ten minutes past the hour, first corrects the messages of the evening before. */
const FIRST_LOOK_MS = 15 * MINUTE_MS;

/** From 07:15, after the morning's first evaluation, to 21:00. */
export const isTimeToSend = (nowMs: number): boolean => !isQuiet(nowMs) && !isQuiet(nowMs - FIRST_LOOK_MS);

/** Minutes after which a failed attempt is repeated: four attempts in three and a half hours. */
const WAITS_MINUTES = [10, 40, 160] as const;
const MAX_ATTEMPTS = WAITS_MINUTES.length + 1;

/**
 * The Isles of Scilly and Lewis: in winter and in summer, respectively, the country's last sunset is over
 * one of them.
 */
const LAST_LIGHT = [
  { latitude: 49.9, longitude: -6.4 },
  { latitude: 58.2, longitude: -7 },
] as const;

/** When a message about a day stops being useful: after that it is nearly dark on any arrival. */
function isOfUseUntil(date: LondonDate): number {
  const sunset = Math.max(...LAST_LIGHT.map((place) => sunTimes(place, date).setsAt));
  return epochMsOfLondonClock(date, Math.floor(sunset - WORTH_THE_DRIVE_MINUTES));
}

/** Returns why a message is no longer sent, or null if it still is. */
export function whyNotSend(state: MessageState, nowMs: number): string | null {
  if (state.isAlertPaused) return "paused";
  if (nowMs >= isOfUseUntil(state.date)) return "day-is-over";
  if (nowMs - state.toldAt > WORTH_SENDING_MS) return "told-long-ago";
  if (state.isPutRight) return "put-right";
  if (state.isWarned) return "under-a-warning";
  if (state.isOfFormerTrip && state.kind === "news") return "asks-for-something-else";
  // Only runs that ended without a result can raise the count this high: others give up after the last attempt.
  if (state.attempts > MAX_ATTEMPTS) return "tried-too-often";
  return state.wasNewsSent ? null : "news-not-sent";
}

/** If a service asks us to wait longer than this, we try again anyway: the day would be over. */
const MOST_PATIENCE_MS = 6 * 60 * MINUTE_MS;

/** Returns when a service may be called again: at once, or at the time that it gave, within limits. */
export const askAgainAt = (nowMs: number, retryAtMs = nowMs): number =>
  Math.min(Math.max(nowMs, retryAtMs), nowMs + MOST_PATIENCE_MS);

/** Returns when to try again after this many failures, not before the service allows; null to give up. */
export function nextAttemptAt(attempts: number, nowMs: number, retryAtMs?: number): number | null {
  const wait = WAITS_MINUTES[attempts - 1];
  return wait === undefined ? null : Math.max(nowMs + wait * MINUTE_MS, askAgainAt(nowMs, retryAtMs));
}

/**
 * How long a device that is offline may still be shown a message about these days: not at night, and not
 * when it is too late for all of them. A test has no days.
 */
export function secondsToShow(dates: readonly LondonDate[], nowMs: number): number {
  const quietAt = epochMsOfLondonClock(londonDateOf(nowMs), QUIET_FROM_HOUR * 60);
  const endsAt = dates.length === 0 ? quietAt : Math.min(quietAt, Math.max(...dates.map(isOfUseUntil)));
  return Math.max(0, Math.floor((endsAt - nowMs) / 1_000));
}
