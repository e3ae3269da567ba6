import { type Result, fail, ok } from "#app/domain/result";
import { addDays, isCalendarDate } from "#app/domain/calendar/calendar-day";
import { epochSecondsOfLondonNoon, londonDateOf } from "#app/domain/calendar/london-time";
import { DAYS_AHEAD, travelDates } from "#app/domain/calendar/travel-date";
import { formatLongDate } from "#app/domain/calendar/words";
import { isDrivingHours, MAX_DRIVING_HOURS, MIN_DRIVING_HOURS } from "#app/domain/roads/driving-hours";
import type { LondonDate } from "#app/domain/calendar/clock";

/* /search?from=LS6&hours=2&date=2026-11-22 has a district in place of a home, or a sector. */

/** Number() would also accept "0x2", "2e0" and " 2". */
const ONE_DIGIT = /^\d$/;

const HOURS_MESSAGE = `Hours must be a whole number from ${MIN_DRIVING_HOURS} to ${MAX_DRIVING_HOURS}`;
const HOURS_NOTE = `A drive takes ${MIN_DRIVING_HOURS} to ${MAX_DRIVING_HOURS} whole hours, so this is the usual one.`;
const dateMessage = (nowMs: number): string =>
  `Choose a day from today to five days ahead, such as ${londonDateOf(nowMs)}`;

/** `hours` becomes `drivingHours`, `date` `travelDate`, unless the address has those too. */
export function readSharedNames(params: URLSearchParams, nowMs: number) {
  const faults: { name: "hours" | "date"; message: string; note: string }[] = [];
  const hours = takeOnly(params, "hours");
  if (hours !== null && !params.has("drivingHours")) {
    if (isDrivingHours(Number(hours)) && ONE_DIGIT.test(hours)) params.set("drivingHours", hours);
    else faults.push({ name: "hours", message: HOURS_MESSAGE, note: HOURS_NOTE });
  }
  const date = takeOnly(params, "date");
  if (date !== null && !params.has("travelDate")) {
    const day = readDay(date, nowMs);
    if (day.ok) params.set("travelDate", String(epochSecondsOfLondonNoon(day.value)));
    else {
      const note = insteadOfDay(day.error, date, "today", nowMs);
      faults.push({ name: "date", message: dateMessage(nowMs), note });
    }
  }
  return faults;
}

/** Null if absent. A repeated one becomes a list, which is neither hours nor a date. */
function takeOnly(params: URLSearchParams, name: string): string | null {
  if (!params.has(name)) return null;
  const values = params.getAll(name);
  params.delete(name);
  return values.join();
}

type DayProblem = "not-a-date" | "past" | "too-far";

export function readDay(text: string, nowMs: number): Result<LondonDate, DayProblem> {
  if (!isCalendarDate(text)) return fail("not-a-date");
  if (travelDates(nowMs).includes(text)) return ok(text);
  return fail(text < londonDateOf(nowMs) ? "past" : "too-far");
}

/** `replacement` is "today" or "tomorrow". */
export const insteadOfDay = (problem: DayProblem, wish: string, replacement: string, nowMs: number): string =>
  `${DAY_PROBLEMS[problem](wish, nowMs)}, so this is ${replacement}.`;

const DAY_PROBLEMS: Readonly<Record<DayProblem, (date: string, nowMs: number) => string>> = {
  "not-a-date": () => "That day can't be chosen",
  past: (date) => `${formatLongDate(date)} has passed`,
  "too-far": (_, nowMs) => `Forecasts reach to ${formatLongDate(addDays(londonDateOf(nowMs), DAYS_AHEAD))}`,
};
