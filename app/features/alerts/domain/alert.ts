import { SATURDAY, SUNDAY, weekdayOf } from "#app/domain/calendar/calendar-day";
import { londonHourOf } from "#app/domain/calendar/london-time";
import type { RankingStyle } from "#app/domain/ranking/holiday-climate-index-bands";
import type { LondonDate } from "#app/domain/calendar/clock";

export const MAX_ALERTS = 10;

/** Below 60, most summer days would match. */
export const THRESHOLDS = [60, 70, 80, 90] as const;
export const DEFAULT_THRESHOLD = 70;
/** Alerts from before 28 November 2026 keep them. */
const FORMER_THRESHOLDS = [65, 75, 85];

/** Today's, and the one that the alert has. */
export const thresholdsFor = (own: number): readonly number[] =>
  FORMER_THRESHOLDS.includes(own) ? [...THRESHOLDS, own].sort((one, other) => one - other) : THRESHOLDS;

export type Weekdays = number;

export const WEEKDAY_NAMES = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;
export const EVERY_DAY: Weekdays = 0b111_1111;
export const WEEKEND: Weekdays = (1 << SATURDAY) | (1 << SUNDAY);

export const includesDay = (weekdays: Weekdays, date: LondonDate): boolean =>
  ((weekdays >> weekdayOf(date)) & 1) === 1;

/** A place within the drive reaches the score on one of the chosen days. */
export interface AlertWish {
  /** The postcode district, such as "LS6". Nothing more precise is stored. */
  readonly outcode: string;
  /** Whole hours, 1 to 5. */
  readonly drivingHours: number;
  readonly style: RankingStyle;
  /** Whole, from 0 to 100. */
  readonly threshold: number;
  readonly weekdays: Weekdays;
}

/** If an owner changes one of these fields, the alert is about another trip. */
export type WishedTrip = Pick<AlertWish, "outcode" | "drivingHours" | "style">;

export const isSameTrip = (one: WishedTrip, other: WishedTrip): boolean =>
  one.outcode === other.outcode && one.drivingHours === other.drivingHours && one.style === other.style;

/**
 * `stale`: no place within the drive has a forecast from the last 90 minutes, so nothing is sent. `sent`:
 * with its present settings, about a day to come.
 */
export type AlertState = "paused" | "stale" | "sent" | "waiting";

export function stateOf(alert: {
  readonly isPaused: boolean;
  readonly isStale: boolean;
  readonly hasNewsOfComingDay: boolean;
}): AlertState {
  if (alert.isPaused) return "paused";
  if (alert.isStale) return "stale";
  return alert.hasNewsOfComingDay ? "sent" : "waiting";
}

export const QUIET_FROM_HOUR = 21;
const QUIET_UNTIL_HOUR = 7;

/** From 21:00 to 07:00 in London. */
export function isQuiet(nowMs: number): boolean {
  const hour = londonHourOf(nowMs);
  return hour >= QUIET_FROM_HOUR || hour < QUIET_UNTIL_HOUR;
}
