import { hasPosition, parseRuns, runsInWords, spelledRuns } from "./runs";

/** The months as people write them. Their numbers are 1 to 12. */
export const MONTHS = [
  ...["January", "February", "March", "April", "May", "June"],
  ...["July", "August", "September", "October", "November", "December"],
] as const;

/**
 * Parses typed months ("April to October", "mar-may, Sep", "all year") and returns their canonical spelling,
 * such as "Mar-May, Sep". A range may cross the new year. Returns null for anything else.
 */
export function parseMonths(typed: string): string | null {
  const text = typed.trim().toLowerCase();
  if (/^all(?: the)? year(?:[- ]round)?$/.test(text)) return ALL_YEAR;
  const months = parseRuns(MONTHS, text);
  return months && spelledRuns(MONTHS, months);
}

/** The spelling of all twelve months. */
export const ALL_YEAR = "Jan-Dec";

/** Writes months, spelled by `parseMonths`, in words: "April to October", "all year". */
export function monthsInWords(spelling: string): string {
  return spelling === ALL_YEAR ? "all year" : runsInWords(MONTHS, spelling);
}

/** Whether a month, 1 to 12, is among months spelled by `parseMonths`. */
export const hasMonth = (spelling: string, month: number): boolean =>
  hasPosition(MONTHS, spelling, month - 1);
