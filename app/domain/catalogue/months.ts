import { hasPosition, parseRuns, runsInWords, spelledRuns } from "./runs";

/** The year's months as people write them; their numbers are 1 to 12. */
export const MONTHS = [
  ...["January", "February", "March", "April", "May", "June"],
  ...["July", "August", "September", "October", "November", "December"],
] as const;

/**
 * Parses typed months ("April to October", "mar-may, Sep", "all year") into their canonical spelling, such
 * as "Mar-May, Sep". A range may cross the new year. Null for anything else.
 */
export function parseMonths(typed: string): string | null {
  const text = typed.trim().toLowerCase();
  if (/^all(?: the)? year(?:[- ]round)?$/.test(text)) return ALL_YEAR;
  const months = parseRuns(MONTHS, text);
  return months && spelledRuns(MONTHS, months);
}

/** How `parseMonths` spells every month. */
export const ALL_YEAR = "Jan-Dec";

/** Months from `parseMonths` in words: "April to October", "all year". */
export function monthsInWords(spelling: string): string {
  return spelling === ALL_YEAR ? "all year" : runsInWords(MONTHS, spelling);
}

/** Whether a month, 1 to 12, is among months from `parseMonths`. */
export const hasMonth = (spelling: string, month: number): boolean =>
  hasPosition(MONTHS, spelling, month - 1);
