import { hasPosition, parseRuns, runsInWords, spelledRuns } from "./runs";

/** The year's months as people write them; their numbers are 1 to 12. */
export const MONTHS = [
  ...["January", "February", "March", "April", "May", "June"],
  ...["July", "August", "September", "October", "November", "December"],
] as const;

/**
 * Reads months as people type them ("April to October", "mar-may, Sep", "all year") into their one spelling, such as
 * "Mar-May, Sep". A run may go over the turn of the year. Null for anything else.
 */
export function parseMonths(typed: string): string | null {
  const text = typed.trim().toLowerCase();
  if (/^all(?: the)? year(?:[- ]round)?$/.test(text)) return ALL_YEAR;
  const months = parseRuns(MONTHS, text);
  return months && spelledRuns(MONTHS, months);
}

/** How `parseMonths` spells every month. */
export const ALL_YEAR = "Jan-Dec";

/** The months of a spelling that `parseMonths` gave, in words: "April to October", "all year". */
export function monthsInWords(spelling: string): string {
  return spelling === ALL_YEAR ? "all year" : runsInWords(MONTHS, spelling);
}

/** Whether a month, 1 to 12, is among those of a spelling that `parseMonths` gave. */
export const hasMonth = (spelling: string, month: number): boolean =>
  hasPosition(MONTHS, spelling, month - 1);
