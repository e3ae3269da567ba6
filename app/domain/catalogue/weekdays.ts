import { hasPosition, parseRuns, runsInWords, spelledRuns } from "./runs";

/** The days of the week as people write them. Their numbers are 0 to 6, as in `calendar-day.ts`. */
export const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/**
 * Parses typed days ("Wed to Sun", "Tuesdays") and returns their canonical spelling, such as "Wed-Sun"; null
 * for anything else.
 */
export function parseWeekdays(typed: string): string | null {
  const days = parseRuns(WEEKDAYS, typed.trim().toLowerCase().replaceAll("days", "day"));
  return days && spelledRuns(WEEKDAYS, days);
}

/** Writes days in words: "Wednesday to Sunday". */
export const weekdaysInWords = (spelling: string): string => runsInWords(WEEKDAYS, spelling);

/** Whether a day (0 is Monday, 6 is Sunday) is in a canonical spelling. */
export const hasWeekday = (spelling: string, weekday: number): boolean =>
  hasPosition(WEEKDAYS, spelling, weekday);
