import { MINUTE_MS } from "#app/domain/units";
import { WORTH_THE_DRIVE_MINUTES } from "#app/domain/ranking/visit";
import { sunTimes } from "#app/domain/weather/sun";
import type { LondonDate } from "#app/domain/calendar/clock";
import { epochMsOfLondonClock, londonDateOf } from "#app/domain/calendar/london-time";
import { QUIET_FROM_HOUR, isQuiet } from "./alert";
import type { Told } from "./telling";

/** The ways by which messages leave the site. */
export type ChannelKind = "mail" | "push";

/** A link that confirms an address works for so long. */
export const CONFIRMATION_HOURS = 24;

/** What decides whether a message is still worth sending over a channel. */
export interface MessageState {
  readonly kind: Told["kind"];
  /** The day that it is about. */
  readonly date: LondonDate;
  readonly toldAt: number;
  readonly isAlertPaused: boolean;
  /** The alert was changed since, and asks for another trip now. */
  readonly isOfFormerTrip: boolean;
  /** News that a correction has put right since. */
  readonly isPutRight: boolean;
  /** The news that a correction puts right went out over the same channel, or may have; true for news. */
  readonly wasNewsSent: boolean;
  /** Tries, the one that would come next included. */
  readonly attempts: number;
}

/** After this the forecast behind a message is out of date. */
const WORTH_SENDING_MS = 12 * 60 * MINUTE_MS;
/** Alerts are looked at ten minutes past the hour: by then it is known what of last evening still holds. */
const FIRST_LOOK_MS = 15 * MINUTE_MS;

/** From 07:15, after the first look of the morning, to 21:00. */
export const isTimeToSend = (nowMs: number): boolean => !isQuiet(nowMs) && !isQuiet(nowMs - FIRST_LOOK_MS);

/** After how many minutes a try that failed is made again: four tries in three and a half hours. */
const WAITS_MINUTES = [10, 40, 160] as const;
const MAX_ATTEMPTS = WAITS_MINUTES.length + 1;

/** The Isles of Scilly and Lewis: in winter or in summer the sun sets last over one of them. */
const LAST_LIGHT = [
  { latitude: 49.9, longitude: -6.4 },
  { latitude: 58.2, longitude: -7 },
] as const;

/** When a message about a day stops being useful: after that it is nearly dark on any arrival. */
function isOfUseUntil(date: LondonDate): number {
  const sunset = Math.max(...LAST_LIGHT.map((place) => sunTimes(place, date).setsAt));
  return epochMsOfLondonClock(date, Math.floor(sunset - WORTH_THE_DRIVE_MINUTES));
}

/** Why a message is no longer sent; null where it still is. */
export function whyNotSend(state: MessageState, nowMs: number): string | null {
  if (state.isAlertPaused) return "paused";
  if (nowMs >= isOfUseUntil(state.date)) return "day-is-over";
  if (nowMs - state.toldAt > WORTH_SENDING_MS) return "told-long-ago";
  if (state.isPutRight) return "put-right";
  if (state.isOfFormerTrip && state.kind === "news") return "asks-for-something-else";
  // A count this high comes only from runs that died: others give up after their last try.
  if (state.attempts > MAX_ATTEMPTS) return "tried-too-often";
  return state.wasNewsSent ? null : "news-not-sent";
}

/** A service that asks for more patience than that is asked again all the same: the day would be over. */
const MOST_PATIENCE_MS = 6 * 60 * MINUTE_MS;

/** When a service may be asked again: at once, or at the time that it has named, within limits. */
export const askAgainAt = (nowMs: number, retryAtMs = nowMs): number =>
  Math.min(Math.max(nowMs, retryAtMs), nowMs + MOST_PATIENCE_MS);

/** When to try again after so many failures, no sooner than the service asks; null to give up. */
export function nextAttemptAt(attempts: number, nowMs: number, retryAtMs?: number): number | null {
  const wait = WAITS_MINUTES[attempts - 1];
  return wait === undefined ? null : Math.max(nowMs + wait * MINUTE_MS, askAgainAt(nowMs, retryAtMs));
}

/**
 * How long a device that is switched off may still be shown a message about these days: nothing appears at night, or once it is of
 * no use for any of them. A test is about none.
 */
export function secondsToShow(dates: readonly LondonDate[], nowMs: number): number {
  const quietAt = epochMsOfLondonClock(londonDateOf(nowMs), QUIET_FROM_HOUR * 60);
  const endsAt = dates.length === 0 ? quietAt : Math.min(quietAt, Math.max(...dates.map(isOfUseUntil)));
  return Math.max(0, Math.floor((endsAt - nowMs) / 1_000));
}
