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
/** The latest end of a day out, except for late arrivals. */
const HOME_AGAIN: ClockMinutes = 18 * HOUR;
/** The longest stay of late arrivals. */
const SHORT_STAY_MINUTES = 3 * HOUR;
/** With less daylight than this a place is nearly dark on arrival. */
export const WORTH_THE_DRIVE_MINUTES = 1.5 * HOUR;

/** With less daylight than this a place has no score: a visit would be pointless. */
const LEAST_SCORED_MINUTES = 0.5 * HOUR;

/** How much light there is from arriving to sunset. */
export type Light = "daylight" | "nearly-dark" | "dark";

/** The hours at a place. Weather counts from `startsAt` to `endsAt`. */
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
 * Returns the leaving time on that day: the chosen one, or nine o'clock. Today it is never before the next quarter of
 * an hour, which late in the evening is later than any time that can be chosen.
 */
export function leavingTime(date: LondonDate, wish: ClockMinutes | null, nowMs: number): ClockMinutes {
  const wished = wish ?? USUAL_LEAVING;
  if (date !== londonDateOf(nowMs)) return wished;
  const nextQuarter = Math.ceil(londonHourOf(nowMs) * (HOUR / QUARTER_MINUTES)) * QUARTER_MINUTES;
  return Math.max(wished, nextQuarter);
}

/** A search's own day and leaving time; its other displayed days use the usual time. */
export interface LeavingWish {
  readonly date: LondonDate;
  /** Null for the usual time. */
  readonly leave: ClockMinutes | null;
}

/** The leaving time on any day: the wanted one on the search's day, the usual time on others. */
export const leavingTimeOn = (date: LondonDate, wish: LeavingWish, nowMs: number): ClockMinutes =>
  leavingTime(date, date === wish.date ? wish.leave : null, nowMs);

/** The time of arriving. The drive counts in whole minutes, as it is displayed. */
export const arrivalTime = (leavesAt: ClockMinutes, driveMinutes: number): ClockMinutes =>
  leavesAt + Math.round(driveMinutes);

/** The quarter of an hour, counted from midnight, of the arrival: scores depend on it. */
export const arrivalQuarter = (leavesAt: ClockMinutes, driveMinutes: number): number =>
  nearestQuarter(arrivalTime(leavesAt, driveMinutes));

/**
 * The stay after an arrival in that quarter-hour: until 18:00 or sunset; late arrivals stay up to three
 * hours.
 */
export function stayFrom(quarter: number, sun: SunTimes): Pick<Visit, "startsAt" | "endsAt" | "light"> {
  const arrivesAt = quarter * QUARTER_MINUTES;
  const startsAt = Math.max(arrivesAt, sun.risesAt);
  const endsAt = Math.min(sun.setsAt, Math.max(HOME_AGAIN, arrivesAt + SHORT_STAY_MINUTES));
  const daylight = sun.setsAt - startsAt;
  const light = daylight <= 0 ? "dark" : daylight < WORTH_THE_DRIVE_MINUTES ? "nearly-dark" : "daylight";
  return { startsAt, endsAt: Math.max(startsAt, endsAt), light };
}

/** Replaces a place's sun times to compute the latest end that a stay may have at any place. */
export const NO_SUNSET: SunTimes = { risesAt: 0, setsAt: Infinity };

/** Whether a stay is long enough to be scored. */
export const isScored = ({ startsAt, endsAt }: Pick<Visit, "startsAt" | "endsAt">): boolean =>
  endsAt - startsAt >= LEAST_SCORED_MINUTES;

/** The visit for a leaving time and a drive. */
export function visitOf(leavesAt: ClockMinutes, driveMinutes: number, sun: SunTimes): Visit {
  const arrivesAt = arrivalTime(leavesAt, driveMinutes);
  return { leavesAt, arrivesAt, sun, ...stayFrom(nearestQuarter(arrivesAt), sun) };
}

/** The first places of a list decide whether it counts as dark: this many. */
export const FIRST_PLACES = 3;

/** Returns the light of a list's first places; null if one of them has daylight, or if there are none. */
export function lightOfFirst(lights: readonly Light[]): Exclude<Light, "daylight"> | null {
  if (lights.length === 0 || lights.includes("daylight")) return null;
  return lights.every((light) => light === "dark") ? "dark" : "nearly-dark";
}

/** How many places are dark or nearly dark on arrival, and how many have no forecast. */
export interface LightCount {
  readonly withoutEnoughLight: number;
  readonly unknown: number;
}

/** A day is over if none of the places has daylight left, as far as forecasts are known. */
export const isDayOver = ({ withoutEnoughLight, unknown }: LightCount, places: number): boolean =>
  withoutEnoughLight > 0 && withoutEnoughLight + unknown === places;

/** Minutes of daylight from arriving to sunset. */
export function daylightMinutes({ arrivesAt, sun }: Visit): number {
  return Math.max(0, sun.setsAt - Math.max(arrivesAt, sun.risesAt));
}
