/** YYYY-MM-DD. */
export type LondonDate = string;

/** Past midnight on a London clock. */
export type ClockMinutes = number;

const HOUR = 60;
export const QUARTER_MINUTES = 15;
export const USUAL_LEAVING: ClockMinutes = 9 * HOUR;
const EARLIEST_LEAVING: ClockMinutes = 5 * HOUR;
const LATEST_LEAVING: ClockMinutes = 20 * HOUR;

/** Each quarter of an hour from 05:00 to 20:00. */
export const LEAVING_TIMES: readonly ClockMinutes[] = Array.from(
  { length: (LATEST_LEAVING - EARLIEST_LEAVING) / QUARTER_MINUTES + 1 },
  (_, quarter) => EARLIEST_LEAVING + quarter * QUARTER_MINUTES,
);

/** From midnight: 37 for 09:15. */
export const nearestQuarter = (clock: ClockMinutes): number => Math.round(clock / QUARTER_MINUTES);

/** As in addresses and calls: "09:15". After 24:00 the hours start again at 00. */
export function formatClock(clock: ClockMinutes): string {
  const minutes = Math.round(clock) % (24 * HOUR);
  const twoDigits = (value: number) => String(value).padStart(2, "0");
  return `${twoDigits(Math.floor(minutes / HOUR))}:${twoDigits(minutes % HOUR)}`;
}

const CLOCK = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Null for anything but a quarter-hour from 05:00 to 20:00. */
export function parseLeavingTime(text: string): ClockMinutes | null {
  const [, hours, minutes] = CLOCK.exec(text) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const clock = Number(hours) * HOUR + Number(minutes);
  return LEAVING_TIMES.includes(clock) ? clock : null;
}

/** Epoch milliseconds. The end is not part of it. */
export interface TimeSpan {
  readonly fromMs: number;
  readonly untilMs: number;
}
