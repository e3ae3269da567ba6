import { SATURDAY, SUNDAY, weekdayOf } from "#app/domain/calendar/calendar-day";
import type { LondonDate } from "#app/domain/calendar/clock";
import { WEEKDAYS } from "#app/domain/calendar/words";
import { londonHourOf } from "#app/domain/calendar/london-time";
import { parsePartialPostcode, parsePostcode } from "#app/domain/geo/read-postcode";
import { SEARCH_DEFAULTS, SHARED_PARAMETERS, searchParameters } from "#app/domain/search/address";
import { DEFAULT_UNITS, HOUR_MS, MINUTE_MS } from "#app/domain/units";

export const MAX_ALERTS = 10;

/** Below 60, most summer days would match. */
const THRESHOLDS = [60, 70, 80, 90] as const;
const DEFAULT_THRESHOLD = 70;

export type Weekdays = number;

export const EVERY_DAY: Weekdays = 0b111_1111;
export const WEEKEND: Weekdays = (1 << SATURDAY) | (1 << SUNDAY);

export const dayNames = (weekdays: Weekdays): string[] =>
  WEEKDAYS.filter((_, weekday) => (weekdays >> weekday) & 1);

export const includesDay = (weekdays: Weekdays, date: LondonDate): boolean =>
  ((weekdays >> weekdayOf(date)) & 1) === 1;

/** A search that runs by itself. */
export interface AlertWish {
  /** Its parameters in our order, without a day and from the district: "from=LS6&drivingHours=2&needs=dogs". */
  readonly search: string;
  /** `sunny`: a place reaches the score on one of the days. `brief`: one message a week about the weekend. */
  readonly kind: "sunny" | "brief";
  /** Whole, from 0 to 100; 0 for a brief. */
  readonly threshold: number;
  /** The days that count; for a brief, the evening on which it is sent. */
  readonly weekdays: Weekdays;
}

/** When an alert sends something: what its form asks. */
export type AlertTiming = Pick<AlertWish, "kind" | "threshold" | "weekdays">;

const briefOn = (weekday: number): AlertTiming => ({ kind: "brief", threshold: 0, weekdays: 1 << weekday });
const sunnyOn =
  (weekdays: Weekdays) =>
  (threshold: number): AlertTiming => ({ kind: "sunny", threshold, weekdays });

/** On Thursday, Friday, Tuesday or Wednesday. Before, the weather of the Sunday is unknown. */
const BRIEFS = [3, 4, 1, 2].map(briefOn);
export const TIMINGS: readonly AlertTiming[] = [
  ...BRIEFS,
  ...THRESHOLDS.map(sunnyOn(WEEKEND)),
  ...THRESHOLDS.map(sunnyOn(EVERY_DAY)),
];

/** "brief-8-0", as the form sends it. */
export const timingText = ({ kind, weekdays, threshold }: AlertTiming): string =>
  `${kind}-${weekdays}-${threshold}`;

/** Of alerts from before 28 November 2026, any days and every fifth point. */
export function readTiming(text: string): AlertTiming | null {
  const [, days, score] = /^sunny-(\d{1,3})-([678][05]|90)$/.exec(text) ?? [];
  const weekdays = Number(days);
  if (weekdays > 0 && weekdays <= EVERY_DAY) return sunnyOn(weekdays)(Number(score));
  return TIMINGS.find((each) => timingText(each) === text) ?? null;
}

/** Thursday's brief, or for a search of one day from Monday to Friday that day. */
export const timingFor = (date: LondonDate | null): AlertTiming =>
  date === null || includesDay(WEEKEND, date) ? briefOn(3) : sunnyOn(1 << weekdayOf(date))(DEFAULT_THRESHOLD);

const USUAL: Readonly<Record<string, unknown>> = { ...DEFAULT_UNITS, ...SEARCH_DEFAULTS };
const SAVED = ["temperatureUnit", "distanceUnit", ...SHARED_PARAMETERS];

/** Of a search in the address what is looked for, without its day, and of the starts the districts alone. */
export function savedSearch(params: URLSearchParams, outcode: string, drivingHours: number): string {
  const values: Record<string, readonly string[] | null> = {};
  for (const name of SAVED) {
    const chosen = params.getAll(name).toSorted();
    values[name] = chosen.join() === String(USUAL[name]) ? null : chosen;
  }
  return searchParameters({
    ...values,
    view: null,
    with: params
      .getAll("with")
      .map((text) => (parsePostcode(text) ?? parsePartialPostcode(text))?.outcode ?? text),
    passes: (params.get("passes") ?? "").split(",").filter(Boolean).toSorted(),
    from: outcode,
    drivingHours,
  });
}

export function startOf(search: string): { readonly outcode: string; readonly drivingHours: number } {
  const params = new URLSearchParams(search);
  return { outcode: params.get("from") ?? "", drivingHours: Number(params.get("drivingHours")) };
}

export const QUIET_FROM_HOUR = 21;
const QUIET_UNTIL_HOUR = 7;

/** From 21:00 to 07:00 in London. */
export function isQuiet(nowMs: number): boolean {
  const hour = londonHourOf(nowMs);
  return hour >= QUIET_FROM_HOUR || hour < QUIET_UNTIL_HOUR;
}

const AFTER_THE_REFRESH_MS = 10 * MINUTE_MS;

/** Each alert is checked once an hour, from ten past on, because the refresh begins at the full hour. */
export const lastCheckAt = (nowMs: number): number =>
  Math.floor((nowMs - AFTER_THE_REFRESH_MS) / HOUR_MS) * HOUR_MS + AFTER_THE_REFRESH_MS;
