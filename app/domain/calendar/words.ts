import { startOfUtcDay } from "./calendar-day";
import { type ClockMinutes, type LondonDate, formatClock } from "./clock";
import { isToday } from "./london-time";

/** A formatter in British English, built when it is first used: building one costs about a thousand uses. */
function formatter(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let built: Intl.DateTimeFormat | undefined;
  return () => (built ??= new Intl.DateTimeFormat("en-GB", options));
}

const inLondon = (options: Intl.DateTimeFormatOptions) =>
  formatter({ ...options, timeZone: "Europe/London" });

const longDate = formatter({ timeZone: "UTC", weekday: "long", day: "numeric", month: "long" });
const weekday = formatter({ timeZone: "UTC", weekday: "short" });
const day = inLondon({ day: "numeric", month: "long", year: "numeric" });
const time = { hour: "2-digit", minute: "2-digit" } as const;
const longTime = inLondon({ day: "numeric", month: "long", ...time });
const weekdayTime = inLondon({ weekday: "short", day: "numeric", month: "short", ...time });
const recordedTime = inLondon({ day: "numeric", month: "short", year: "numeric", ...time });

const partsOf = (date: LondonDate) => {
  const parts = longDate().formatToParts(startOfUtcDay(date));
  return (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? "";
};

/** "Saturday 21 November". Put together from its parts: the comma in between differs by engine. */
export function formatLongDate(date: LondonDate): string {
  const part = partsOf(date);
  return `${part("weekday")} ${part("day")} ${part("month")}`;
}

/** "Saturday". */
export const longWeekday = (date: LondonDate): string => partsOf(date)("weekday");

/** "Sat". */
export const shortWeekday = (date: LondonDate): string => weekday().format(startOfUtcDay(date));

/** "Today", "Saturday 21 November". */
export const longDateOrToday = (date: LondonDate, nowMs: number): string =>
  isToday(date, nowMs) ? "Today" : formatLongDate(date);

/** "Today", "Saturday". */
export const weekdayOrToday = (date: LondonDate, nowMs: number): string =>
  isToday(date, nowMs) ? "Today" : longWeekday(date);

/** "Today", "Sat". */
export const shortWeekdayOrToday = (date: LondonDate, nowMs: number): string =>
  isToday(date, nowMs) ? "Today" : shortWeekday(date);

/** Within a sentence: "today", "on Saturday". */
export const onDay = (date: LondonDate, nowMs: number): string =>
  isToday(date, nowMs) ? "today" : `on ${longWeekday(date)}`;

/** The day of an instant in London: "21 November 2026". */
export const dayInWords = (epochMs: number): string => day().format(epochMs);

/** An instant on a London clock: "21 November at 14:00". */
export const timeInWords = (epochMs: number): string => longTime().format(epochMs);

/** The same with the year, for what is looked up long afterwards: "21 Nov 2026, 14:00". */
export const recordedTimeInWords = (epochMs: number): string => recordedTime().format(epochMs);

/** In short with the weekday, from ISO 8601: "Sat 21 Nov, 14:00". */
export const weekdayTimeInWords = (isoTime: string): string => weekdayTime().format(Date.parse(isoTime));

/** How long something took, from ISO 8601: "42 s", "1 min 5 s". */
export function elapsedInWords(fromIso: string, untilIso: string): string {
  const seconds = Math.max(0, Math.round((Date.parse(untilIso) - Date.parse(fromIso)) / 1000));
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return minutes === 0 ? `${rest} s` : `${minutes} min ${rest} s`;
}

/** "9:50", "16:01": as people read a clock. */
export const clockInWords = (clock: ClockMinutes): string => formatClock(clock).replace(/^0/, "");
