import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/domain/units";
import { type Result, fail, ok } from "#app/domain/result";
import type { DailyForecast, PlaceForecast } from "#app/domain/weather/forecast";
import type { LondonDate, ClockMinutes } from "./clock";

/** How many days after today can be chosen. */
export const DAYS_AHEAD = 5;

const MAX_REMEMBERED_HOURS = 2_000;

// Building a formatter costs about a thousand times as much as using one, so each is built once.
const londonClock = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/London",
  hourCycle: "h23",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
});
const longDate = new Intl.DateTimeFormat("en-GB", {
  timeZone: "UTC",
  weekday: "long",
  day: "numeric",
  month: "long",
});
const weekday = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", weekday: "short" });

interface LondonHour {
  readonly offsetMs: number;
  readonly date: LondonDate;
}

const rememberedHours = new Map<number, LondonHour>();

function partOf(parts: readonly Intl.DateTimeFormatPart[], type: Intl.DateTimeFormatPartTypes): string {
  return parts.find((part) => part.type === type)?.value ?? "";
}

function offsetOfHour(utcHour: number): number {
  const startMs = utcHour * HOUR_MS;
  const parts = londonClock.formatToParts(startMs);
  const field = (type: Intl.DateTimeFormatPartTypes) => Number(partOf(parts, type));
  return Date.UTC(field("year"), field("month") - 1, field("day"), field("hour")) - startMs;
}

/** London's clocks change, and its days begin, on a whole UTC hour, so that one look-up an hour is enough. */
function londonHour(epochMs: number): LondonHour {
  const utcHour = Math.floor(epochMs / HOUR_MS);
  const remembered = rememberedHours.get(utcHour);
  if (remembered !== undefined) return remembered;
  if (rememberedHours.size >= MAX_REMEMBERED_HOURS) rememberedHours.clear();
  const offsetMs = offsetOfHour(utcHour);
  const date = new Date(utcHour * HOUR_MS + offsetMs).toISOString().slice(0, 10);
  const hour = { offsetMs, date };
  rememberedHours.set(utcHour, hour);
  return hour;
}

function startOfUtcDay(date: LondonDate): number {
  return Date.parse(`${date}T00:00:00Z`);
}

export const SATURDAY = 5;
export const SUNDAY = 6;

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (date: LondonDate): number => (new Date(startOfUtcDay(date)).getUTCDay() + 6) % 7;

export const isWeekend = (date: LondonDate): boolean => weekdayOf(date) >= SATURDAY;

/** The London calendar day of an instant in epoch milliseconds; throws RangeError if it is not a valid time. */
export function londonDateOf(epochMs: number): LondonDate {
  return londonHour(epochMs).date;
}

/** Hours past midnight on a London clock, with fractions: 13.5 at half past one. */
export function londonHourOf(epochMs: number): number {
  const clockMs = epochMs + londonHour(epochMs).offsetMs;
  return (clockMs - Math.floor(clockMs / DAY_MS) * DAY_MS) / HOUR_MS;
}

/** Adds days to a calendar date, unaffected by clock changes; throws RangeError if the date is invalid. */
export function addDays(date: LondonDate, days: number): LondonDate {
  return new Date(startOfUtcDay(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Today in London and the five days after it: what the travel date may be. */
export function travelDates(nowMs: number): LondonDate[] {
  const today = londonDateOf(nowMs);
  return Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => addDays(today, ahead));
}

/**
 * The London day that an instant in epoch seconds falls on, if it may be chosen. `not-a-date`: no whole
 * number of seconds; `outside-window`: before today or past today + 5.
 */
export function travelDateFromEpochSeconds(
  seconds: number,
  nowMs: number,
): Result<LondonDate, "outside-window" | "not-a-date"> {
  if (!Number.isSafeInteger(seconds)) return fail("not-a-date");
  const awayMs = Math.abs(seconds * 1000 - nowMs);
  if (awayMs > (DAYS_AHEAD + 2) * DAY_MS) return fail("outside-window");
  const date = londonDateOf(seconds * 1000);
  return travelDates(nowMs).includes(date) ? ok(date) : fail("outside-window");
}

/** Noon in London on that day, in epoch seconds: stands for the day, far from either midnight. */
export function epochSecondsOfLondonNoon(date: LondonDate): number {
  const utcNoonMs = startOfUtcDay(date) + 12 * HOUR_MS;
  return (utcNoonMs - londonHour(utcNoonMs).offsetMs) / 1000;
}

/** The instant, in epoch milliseconds, at which a London clock shows this on that day; past 24:00 on the next. */
export function epochMsOfLondonClock(date: LondonDate, clock: ClockMinutes): number {
  const shownMs = startOfUtcDay(date) + clock * MINUTE_MS;
  return shownMs - londonHour(shownMs - londonHour(shownMs).offsetMs).offsetMs;
}

/** The start of a London calendar day and the start of the next one, in epoch milliseconds. */
export function londonDayBounds(date: LondonDate): { readonly fromMs: number; readonly untilMs: number } {
  return { fromMs: epochMsOfLondonClock(date, 0), untilMs: epochMsOfLondonClock(addDays(date, 1), 0) };
}

const ISO_DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** Whether a text is a date of the calendar as ISO 8601 writes it: "2026-06-12", and not "2026-02-30". */
export const isCalendarDate = (text: string): boolean => ISO_DATE.test(text) && addDays(text, 0) === text;

/** "Saturday 21 November". Put together from its parts: the comma in between differs by engine. */
export function formatLongDate(date: LondonDate): string {
  const parts = longDate.formatToParts(startOfUtcDay(date));
  return `${partOf(parts, "weekday")} ${partOf(parts, "day")} ${partOf(parts, "month")}`;
}

/** "Saturday". */
export function longWeekday(date: LondonDate): string {
  return partOf(longDate.formatToParts(startOfUtcDay(date)), "weekday");
}

/** "Sat". */
export function shortWeekday(date: LondonDate): string {
  return weekday.format(startOfUtcDay(date));
}

/** The forecast's days that can still be chosen: today and the five after it. */
export function selectableDays(forecast: PlaceForecast, today: LondonDate): DailyForecast[] {
  const last = addDays(today, DAYS_AHEAD);
  return forecast.days.filter(({ date }) => date >= today && date <= last);
}
