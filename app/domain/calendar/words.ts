import { monthOf, weekdayOf } from "./calendar-day";
import { type ClockMinutes, type LondonDate, formatClock } from "./clock";
import { isToday, londonDateOf, londonHourOf } from "./london-time";
import { namesInWords } from "#app/domain/text";
import { MINUTE_MS } from "#app/domain/units";

export const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

export const MONTHS = [
  ...["January", "February", "March", "April", "May", "June"],
  ...["July", "August", "September", "October", "November", "December"],
];

const dayOf = (date: LondonDate): number => Number(date.slice(8));
const longMonth = (date: LondonDate): string => MONTHS[monthOf(date) - 1] ?? "";
const shortMonth = (date: LondonDate): string => longMonth(date).slice(0, monthOf(date) === 9 ? 4 : 3);
/** "14:00". */
const clockAt = (epochMs: number): string =>
  formatClock(Math.floor(londonHourOf(epochMs)) * 60 + (Math.floor(epochMs / MINUTE_MS) % 60));

/** "Saturday 21 November". */
export function formatLongDate(date: LondonDate): string {
  return `${longWeekday(date)} ${dayOf(date)} ${longMonth(date)}`;
}

/** "Saturday 28 and Sunday 29 November", "Saturday 31 October and Sunday 1 November". */
export function formatLongDates(dates: readonly LondonDate[]): string {
  const last = dates.at(-1) ?? "";
  const days = dates.map((date) => {
    const isOfSameMonth = date !== last && date.slice(0, 7) === last.slice(0, 7);
    return isOfSameMonth ? formatLongDate(date).replace(/ \S+$/, "") : formatLongDate(date);
  });
  return namesInWords(days);
}

export const longWeekday = (date: LondonDate): string => WEEKDAYS[weekdayOf(date)] ?? "";

export const shortWeekday = (date: LondonDate): string => longWeekday(date).slice(0, 3);

/** "Today", "Saturday 21 November". */
export const longDateOrToday = (date: LondonDate, nowMs: number): string =>
  isToday(date, nowMs) ? "Today" : formatLongDate(date);

/** "Today", "Sat". */
export const shortWeekdayOrToday = (date: LondonDate, nowMs: number): string =>
  isToday(date, nowMs) ? "Today" : shortWeekday(date);

/** Within a sentence: "today", "on Saturday". */
export const onDay = (date: LondonDate, nowMs: number): string =>
  isToday(date, nowMs) ? "today" : `on ${longWeekday(date)}`;

/** "21 November 2026". */
export function dayInWords(epochMs: number): string {
  const date = londonDateOf(epochMs);
  return `${dayOf(date)} ${longMonth(date)} ${date.slice(0, 4)}`;
}

/** "21 November at 14:00". */
export function timeInWords(epochMs: number): string {
  const date = londonDateOf(epochMs);
  return `${dayOf(date)} ${longMonth(date)} at ${clockAt(epochMs)}`;
}

/** For records: "21 Nov 2026, 14:00". */
export function recordedTimeInWords(epochMs: number): string {
  const date = londonDateOf(epochMs);
  return `${dayOf(date)} ${shortMonth(date)} ${date.slice(0, 4)}, ${clockAt(epochMs)}`;
}

/** "Sat 21 Nov, 14:00". */
export function weekdayTimeInWords(isoTime: string): string {
  const epochMs = Date.parse(isoTime);
  const date = londonDateOf(epochMs);
  return `${shortWeekday(date)} ${dayOf(date)} ${shortMonth(date)}, ${clockAt(epochMs)}`;
}

/** "42 s", "1 min 5 s". */
export function elapsedInWords(fromIso: string, untilIso: string): string {
  const seconds = Math.max(0, Math.round((Date.parse(untilIso) - Date.parse(fromIso)) / 1000));
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return minutes === 0 ? `${rest} s` : `${minutes} min ${rest} s`;
}

/** "9:50", "16:01". */
export const clockInWords = (clock: ClockMinutes): string => formatClock(clock).replace(/^0/, "");
