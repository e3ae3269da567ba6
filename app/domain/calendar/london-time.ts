import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/domain/units";
import { addDays, startOfUtcDay } from "./calendar-day";
import type { ClockMinutes, LondonDate } from "./clock";

const MAX_REMEMBERED_HOURS = 2_000;

// Building a formatter costs a thousand times as much as using one.
let built: Intl.DateTimeFormat | undefined;
const londonClock = () =>
  (built ??= new Intl.DateTimeFormat("en-GB", {
    timeZone: "Europe/London",
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
  }));

interface LondonHour {
  readonly offsetMs: number;
  readonly date: LondonDate;
}

const rememberedHours = new Map<number, LondonHour>();

function offsetOfHour(utcHour: number): number {
  const startMs = utcHour * HOUR_MS;
  const parts = londonClock().formatToParts(startMs);
  const field = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(field("year"), field("month") - 1, field("day"), field("hour")) - startMs;
}

/** London's days begin, and its clocks change, on a whole hour of UTC. */
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

export function londonDateOf(epochMs: number): LondonDate {
  return londonHour(epochMs).date;
}

export const isToday = (date: LondonDate, nowMs: number): boolean => date === londonDateOf(nowMs);

/** With fractions: 13.5 at half past one. */
export function londonHourOf(epochMs: number): number {
  const clockMs = epochMs + londonHour(epochMs).offsetMs;
  return (clockMs - Math.floor(clockMs / DAY_MS) * DAY_MS) / HOUR_MS;
}

/** Noon represents a day in addresses, since it is far from both midnights. */
export function epochSecondsOfLondonNoon(date: LondonDate): number {
  const utcNoonMs = startOfUtcDay(date) + 12 * HOUR_MS;
  return (utcNoonMs - londonHour(utcNoonMs).offsetMs) / 1000;
}

/** Times from 24:00 on belong to the next day. */
export function epochMsOfLondonClock(date: LondonDate, clock: ClockMinutes): number {
  const shownMs = startOfUtcDay(date) + clock * MINUTE_MS;
  return shownMs - londonHour(shownMs - londonHour(shownMs).offsetMs).offsetMs;
}

export function londonDayBounds(date: LondonDate): { readonly fromMs: number; readonly untilMs: number } {
  return { fromMs: epochMsOfLondonClock(date, 0), untilMs: epochMsOfLondonClock(addDays(date, 1), 0) };
}
