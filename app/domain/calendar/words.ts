import { startOfUtcDay } from "./calendar-day";
import { type ClockMinutes, type LondonDate, formatClock } from "./clock";
import { isToday } from "./london-time";

type Part = (type: Intl.DateTimeFormatPartTypes) => string;

/** Parts, since punctuation depends on the engine. Building one takes as long as a thousand uses. */
function formatter(options: Intl.DateTimeFormatOptions): (epochMs: number) => Part {
  let built: Intl.DateTimeFormat | undefined;
  const recent = new Map<number, Part>();
  return (epochMs) => {
    const known = recent.get(epochMs);
    if (known) return known;
    built ??= new Intl.DateTimeFormat("en-GB", options);
    const parts = built.formatToParts(epochMs);
    const part: Part = (type) => parts.find((each) => each.type === type)?.value ?? "";
    if (recent.size >= MOST_RECENT) recent.clear();
    recent.set(epochMs, part);
    return part;
  };
}

/** Pages name the same few days again and again. */
const MOST_RECENT = 50;

const inLondon = (options: Intl.DateTimeFormatOptions) =>
  formatter({ ...options, timeZone: "Europe/London" });

const longDate = formatter({ timeZone: "UTC", weekday: "long", day: "numeric", month: "long" });
const weekday = formatter({ timeZone: "UTC", weekday: "short" });
const day = inLondon({ day: "numeric", month: "long", year: "numeric" });
const time = { hour: "2-digit", minute: "2-digit" } as const;
const longTime = inLondon({ day: "numeric", month: "long", ...time });
const weekdayTime = inLondon({ weekday: "short", day: "numeric", month: "short", ...time });
const recordedTime = inLondon({ day: "numeric", month: "short", year: "numeric", ...time });

const clockOf = (part: Part): string => `${part("hour")}:${part("minute")}`;

/** "Saturday 21 November". */
export function formatLongDate(date: LondonDate): string {
  const part = longDate(startOfUtcDay(date));
  return `${part("weekday")} ${part("day")} ${part("month")}`;
}

/** "Saturday 28 and Sunday 29 November", "Saturday 31 October and Sunday 1 November". */
export function formatLongDates(dates: readonly LondonDate[]): string {
  const last = dates.at(-1) ?? "";
  const days = dates.map((date) => {
    const isOfSameMonth = date !== last && date.slice(0, 7) === last.slice(0, 7);
    return isOfSameMonth ? formatLongDate(date).replace(/ \S+$/, "") : formatLongDate(date);
  });
  return days.length < 2 ? days.join("") : `${days.slice(0, -1).join(", ")} and ${days.at(-1)}`;
}

export const longWeekday = (date: LondonDate): string => longDate(startOfUtcDay(date))("weekday");

export const shortWeekday = (date: LondonDate): string => weekday(startOfUtcDay(date))("weekday");

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
  const part = day(epochMs);
  return `${part("day")} ${part("month")} ${part("year")}`;
}

/** "21 November at 14:00". */
export function timeInWords(epochMs: number): string {
  const part = longTime(epochMs);
  return `${part("day")} ${part("month")} at ${clockOf(part)}`;
}

/** For records: "21 Nov 2026, 14:00". */
export function recordedTimeInWords(epochMs: number): string {
  const part = recordedTime(epochMs);
  return `${part("day")} ${part("month")} ${part("year")}, ${clockOf(part)}`;
}

/** "Sat 21 Nov, 14:00". */
export function weekdayTimeInWords(isoTime: string): string {
  const part = weekdayTime(Date.parse(isoTime));
  return `${part("weekday")} ${part("day")} ${part("month")}, ${clockOf(part)}`;
}

/** "42 s", "1 min 5 s". */
export function elapsedInWords(fromIso: string, untilIso: string): string {
  const seconds = Math.max(0, Math.round((Date.parse(untilIso) - Date.parse(fromIso)) / 1000));
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return minutes === 0 ? `${rest} s` : `${minutes} min ${rest} s`;
}

/** "9:50", "16:01". */
export const clockInWords = (clock: ClockMinutes): string => formatClock(clock).replace(/^0/, "");
