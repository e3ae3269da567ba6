import type { Point } from "#app/domain/geo/geo";
import { type SunTimes, sunTimes } from "#app/domain/weather/sun";
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
const SHORT_STAY_MINUTES = 3 * HOUR;
/** With less daylight after the arrival, a place is nearly dark. */
export const WORTH_THE_DRIVE_MINUTES = 1.5 * HOUR;

/** With less daylight, a place has no score: a visit would be pointless. */
const LEAST_SCORED_MINUTES = 0.5 * HOUR;

export type Light = "daylight" | "nearly-dark" | "dark";

/** In words, if there is little of it or none. */
export const DIM_WORDS: Readonly<Partial<Record<Light, string>>> = {
  "nearly-dark": "nearly dark when you arrive",
  dark: "dark when you arrive",
};

export interface Visit {
  readonly leavesAt: ClockMinutes;
  readonly arrivesAt: ClockMinutes;
  /** The quarter-hour nearest to the arrival, or sunrise if that is later. */
  readonly startsAt: ClockMinutes;
  readonly endsAt: ClockMinutes;
  readonly sun: SunTimes;
  readonly light: Light;
}

/** The wish, or nine o'clock; today not before the next quarter-hour, however late that is. */
export function leavingTime(date: LondonDate, wish: ClockMinutes | null, nowMs: number): ClockMinutes {
  const wished = wish ?? USUAL_LEAVING;
  if (date !== londonDateOf(nowMs)) return wished;
  const nextQuarter = Math.ceil(londonHourOf(nowMs) * (HOUR / QUARTER_MINUTES)) * QUARTER_MINUTES;
  return Math.max(wished, nextQuarter);
}

/** For other days, the pages of the search use the usual leaving time. */
export interface LeavingWish {
  readonly date: LondonDate;
  /** Null for the usual time. */
  readonly leave: ClockMinutes | null;
}

/** The wished one on the search's own day, the usual one on all others. */
export const leavingTimeOn = (date: LondonDate, wish: LeavingWish, nowMs: number): ClockMinutes =>
  leavingTime(date, date === wish.date ? wish.leave : null, nowMs);

/** In whole minutes, as pages show it. */
export const arrivalTime = (leavesAt: ClockMinutes, driveMinutes: number): ClockMinutes =>
  leavesAt + Math.round(driveMinutes);

/** From midnight. Scores depend on it. */
export const arrivalQuarter = (leavesAt: ClockMinutes, driveMinutes: number): number =>
  nearestQuarter(arrivalTime(leavesAt, driveMinutes));

/** Until 18:00 or, after a late arrival, three hours, but always by sunset. */
export function stayFrom(quarter: number, sun: SunTimes): Pick<Visit, "startsAt" | "endsAt" | "light"> {
  const arrivesAt = quarter * QUARTER_MINUTES;
  const startsAt = Math.max(arrivesAt, sun.risesAt);
  const endsAt = Math.min(sun.setsAt, Math.max(HOME_AGAIN, arrivesAt + SHORT_STAY_MINUTES));
  const daylight = sun.setsAt - startsAt;
  const light = daylight <= 0 ? "dark" : daylight < WORTH_THE_DRIVE_MINUTES ? "nearly-dark" : "daylight";
  return { startsAt, endsAt: Math.max(startsAt, endsAt), light };
}

/** As if there were no night. */
export const NO_SUNSET: SunTimes = { risesAt: 0, setsAt: Infinity };

export const isScored = ({ startsAt, endsAt }: Pick<Visit, "startsAt" | "endsAt">): boolean =>
  endsAt - startsAt >= LEAST_SCORED_MINUTES;

export function visitOf(leavesAt: ClockMinutes, driveMinutes: number, sun: SunTimes): Visit {
  const arrivesAt = arrivalTime(leavesAt, driveMinutes);
  return { leavesAt, arrivesAt, sun, ...stayFrom(nearestQuarter(arrivesAt), sun) };
}

/** An unknown drive counts as no drive. */
export function visitTo(
  place: Point,
  driveMinutes: number | null,
  date: LondonDate,
  leavesAt: ClockMinutes,
): Visit {
  const drive = driveMinutes ?? Infinity;
  return visitOf(leavesAt, Number.isFinite(drive) ? drive : 0, sunTimes(place, date));
}

/** This many places at the top of a list decide whether it counts as dark. */
export const FIRST_PLACES = 3;

/** Null if one of them has daylight, or if the list is empty. */
export function lightOfFirst(lights: readonly Light[]): Exclude<Light, "daylight"> | null {
  if (lights.length === 0 || lights.includes("daylight")) return null;
  return lights.every((light) => light === "dark") ? "dark" : "nearly-dark";
}

/** Dark or nearly dark on arrival, and without a forecast. */
export interface LightCount {
  readonly withoutEnoughLight: number;
  readonly unknown: number;
}

/** No place with a known forecast has enough daylight left. */
export const isDayOver = ({ withoutEnoughLight, unknown }: LightCount, places: number): boolean =>
  withoutEnoughLight > 0 && withoutEnoughLight + unknown === places;

export function daylightMinutes({ arrivesAt, sun }: Visit): number {
  return Math.max(0, sun.setsAt - Math.max(arrivesAt, sun.risesAt));
}
