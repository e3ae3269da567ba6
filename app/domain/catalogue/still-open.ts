import { isCalendarDate } from "#app/domain/calendar/calendar-day";

const STATUSES = ["open", "shut for good", "shut for works", "in other use", "not found"] as const;

/** A line of catalogue/still-open.tsv: what a person found out. */
export interface LookedUp {
  /** In the catalogue, such as "monmouth/Shire Hall". What has shut for good is no longer there. */
  readonly where: string;
  readonly status: (typeof STATUSES)[number];
  /** Null if the status is only generally known. */
  readonly lookedUpOn: string | null;
  readonly seenIn: string;
}

/** Throws if a line is not valid. */
export function readStillOpen(text: string): LookedUp[] {
  const [, ...lines] = text.trimEnd().split(/\r?\n/);
  return lines.map((line) => {
    const [where = "", typed = "", day = "", seenIn = "", ...more] = line.split("\t");
    const status = STATUSES.find((each) => each === typed);
    const isWhole = where.includes("/") && seenIn !== "" && more.length === 0;
    if (!isWhole || !status || !(day === "" || isCalendarDate(day)))
      throw new Error(`catalogue/still-open.tsv: ${line}`);
    return { where, status, lookedUpOn: day === "" ? null : day, seenIn };
  });
}
