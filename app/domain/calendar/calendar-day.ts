import { DAY_MS } from "#app/domain/units";
import type { LondonDate } from "./clock";

export const SATURDAY = 5;
export const SUNDAY = 6;

/** Epoch milliseconds. A date without a time is read as UTC, whose clocks never change, so days can be counted with it. */
export const startOfUtcDay = (date: LondonDate): number => Date.parse(date);

export const weekdayOf = (date: LondonDate): number => (new Date(startOfUtcDay(date)).getUTCDay() + 6) % 7;

/** 1 to 12. */
export const monthOf = (date: LondonDate): number => Number(date.slice(5, 7));

export const isWeekend = (date: LondonDate): boolean => weekdayOf(date) >= SATURDAY;

export function addDays(date: LondonDate, days: number): LondonDate {
  return new Date(startOfUtcDay(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** NaN for an invalid date. */
export const daysBetween = (from: LondonDate, until: LondonDate): number =>
  (startOfUtcDay(until) - startOfUtcDay(from)) / DAY_MS;

const ISO_DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** "2026-06-12", but not "2026-02-30". */
export const isCalendarDate = (text: string): boolean => ISO_DATE.test(text) && addDays(text, 0) === text;
