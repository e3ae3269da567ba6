import type { SunTimes } from "#app/domain/weather/sun";
import {
  type ClockMinutes,
  QUARTER_MINUTES,
  USUAL_LEAVING,
  nearestQuarter,
  type LondonDate,
} from "#app/domain/calendar/clock";
import { londonDateOf, londonHourOf } from "#app/domain/calendar/london-time";

const HOUR = 60;
/** When a day out ends, unless visitors arrive late. */
const HOME_AGAIN: ClockMinutes = 18 * HOUR;
/** How long visitors stay if they arrive late. */
const SHORT_STAY_MINUTES = 3 * HOUR;
/** A place with less daylight than this after the arrival is nearly dark. */
export const WORTH_THE_DRIVE_MINUTES = 1.5 * HOUR;

/** A place with less daylight than this has no score, since a visit would be pointless. */
const LEAST_SCORED_MINUTES = 0.5 * HOUR;

/** How much daylight is left after the arrival. */
export type Light = "daylight" | "nearly-dark" | "dark";

/** The hours of a visit to a place. The weather from `startsAt` to `endsAt` counts. */
export interface Visit {
  readonly leavesAt: ClockMinutes;
  readonly arrivesAt: ClockMinutes;
  /** The quarter-hour nearest to the arrival, or sunrise if that is later. */
  readonly startsAt: ClockMinutes;
  readonly endsAt: ClockMinutes;
  readonly sun: SunTimes;
  readonly light: Light;
}

/**
 * Returns the leaving time on that day: the wished one, or nine o'clock. Today it is the next quarter-hour if
 * that is later, even if visitors cannot choose so late a time.
 */
export function leavingTime(date: LondonDate, wish: ClockMinutes | null, nowMs: number): ClockMinutes {
  const wished = wish ?? USUAL_LEAVING;
  if (date !== londonDateOf(nowMs)) return wished;
  const nextQuarter = Math.ceil(londonHourOf(nowMs) * (HOUR / QUARTER_MINUTES)) * QUARTER_MINUTES;
  return Math.max(wished, nextQuarter);
}

/**
 * The day and the leaving time of a search. For other days, the pages of the search use the usual leaving
 * time.
 */
export interface LeavingWish {
  readonly date: LondonDate;
  /** Null for the usual time. */
  readonly leave: ClockMinutes | null;
}

/**
 * Returns the leaving time on any day: the wished one on the search's own day, the usual one on all others.
 */
export const leavingTimeOn = (date: LondonDate, wish: LeavingWish, nowMs: number): ClockMinutes =>
  leavingTime(date, date === wish.date ? wish.leave : null, nowMs);

/** Returns the time of the arrival. The drive counts in whole minutes, as pages show it. */
export const arrivalTime = (leavesAt: ClockMinutes, driveMinutes: number): ClockMinutes =>
  leavesAt + Math.round(driveMinutes);

/** Returns the quarter-hour of the arrival, counted from midnight. Scores depend on it. */
export const arrivalQuarter = (leavesAt: ClockMinutes, driveMinutes: number): number =>
  nearestQuarter(arrivalTime(leavesAt, driveMinutes));

/**
 * Returns the stay after an arrival in that quarter-hour. It ends at 18:00 or, after a late arrival, three
 * hours later, but always by sunset.
 */
export function stayFrom(quarter: number, sun: SunTimes): Pick<Visit, "startsAt" | "endsAt" | "light"> {
  const arrivesAt = quarter * QUARTER_MINUTES;
  const startsAt = Math.max(arrivesAt, sun.risesAt);
  const endsAt = Math.min(sun.setsAt, Math.max(HOME_AGAIN, arrivesAt + SHORT_STAY_MINUTES));
  const daylight = sun.setsAt - startsAt;
  const light = daylight <= 0 ? "dark" : daylight < WORTH_THE_DRIVE_MINUTES ? "nearly-dark" : "daylight";
  return { startsAt, endsAt: Math.max(startsAt, endsAt), light };
}

/** Sun times that never limit a stay, as if there were no night. */
export const NO_SUNSET: SunTimes = { risesAt: 0, setsAt: Infinity };

export const isScored = ({ startsAt, endsAt }: Pick<Visit, "startsAt" | "endsAt">): boolean =>
  endsAt - startsAt >= LEAST_SCORED_MINUTES;

export function visitOf(leavesAt: ClockMinutes, driveMinutes: number, sun: SunTimes): Visit {
  const arrivesAt = arrivalTime(leavesAt, driveMinutes);
  return { leavesAt, arrivesAt, sun, ...stayFrom(nearestQuarter(arrivesAt), sun) };
}

/** This many places at the top of a list decide whether the list counts as dark. */
export const FIRST_PLACES = 3;

/**
 * Returns the light of the first places in a list. Null if one of them has daylight, or if the list is empty.
 */
export function lightOfFirst(lights: readonly Light[]): Exclude<Light, "daylight"> | null {
  if (lights.length === 0 || lights.includes("daylight")) return null;
  return lights.every((light) => light === "dark") ? "dark" : "nearly-dark";
}

/** How many places are dark or nearly dark on arrival, and how many have no forecast. */
export interface LightCount {
  readonly withoutEnoughLight: number;
  readonly unknown: number;
}

/** Whether the day is over: no place with a known forecast has enough daylight left. */
export const isDayOver = ({ withoutEnoughLight, unknown }: LightCount, places: number): boolean =>
  withoutEnoughLight > 0 && withoutEnoughLight + unknown === places;

/** Returns the minutes of daylight from the arrival to sunset. */
export function daylightMinutes({ arrivesAt, sun }: Visit): number {
  return Math.max(0, sun.setsAt - Math.max(arrivesAt, sun.risesAt));
}
