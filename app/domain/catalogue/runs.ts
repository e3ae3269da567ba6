import { MONTHS, WEEKDAYS } from "#app/domain/calendar/words";
import { namesInWords } from "#app/domain/text";

/** "April to October", "mar-may, Sep", "all year"; as "Mar-May, Sep". A range may cross the new year. */
export function parseMonths(typed: string): string | null {
  const text = typed.trim().toLowerCase();
  if (/^all(?: the)? year(?:[- ]round)?$/.test(text)) return ALL_YEAR;
  const months = parseRuns(MONTHS, text);
  return months && spelledRuns(MONTHS, months);
}

export const ALL_YEAR = "Jan-Dec";

export function monthsInWords(spelling: string): string {
  return spelling === ALL_YEAR ? "all year" : runsInWords(MONTHS, spelling);
}

/** In the spelling of `parseMonths`; the month is 1 to 12. */
export const hasMonth = (spelling: string, month: number): boolean =>
  hasPosition(MONTHS, spelling, month - 1);

/** "Wed to Sun", "Tuesdays"; as "Wed-Sun". Null for anything else. */
export function parseWeekdays(typed: string): string | null {
  const days = parseRuns(WEEKDAYS, typed.trim().toLowerCase().replaceAll("days", "day"));
  return days && spelledRuns(WEEKDAYS, days);
}

export const weekdaysInWords = (spelling: string): string => runsInWords(WEEKDAYS, spelling);

/** 0 is Monday, 6 is Sunday. */
export const hasWeekday = (spelling: string, weekday: number): boolean =>
  hasPosition(WEEKDAYS, spelling, weekday);

type Round = readonly string[];

/** Three letters of a name are enough, and a range may wrap around the end. Positions are from 0. */
function parseRuns(round: Round, text: string): Set<number> | null {
  const found = new Set<number>();
  for (const run of text.split(/\s*(?:,|\band\b)\s*/)) {
    const [first, last = first, ...more] = run
      .split(/\s*(?:-|\u2013|\bto\b)\s*/)
      .map((typed) => positionOf(round, typed));
    if (first === undefined || first < 0 || last === undefined || last < 0 || more.length > 0) return null;
    for (let position = first; ; position = (position + 1) % round.length) {
      found.add(position);
      if (position === last) break;
    }
  }
  return found;
}

/** Short names in order, with hyphens for ranges, such as "Mar-May, Sep". */
function spelledRuns(round: Round, positions: ReadonlySet<number>): string {
  const size = round.length;
  if (positions.size === size) return `${short(round[0])}-${short(round[size - 1])}`;
  const begins = [...positions].filter((position) => !positions.has((position + size - 1) % size));
  return begins
    .sort((a, b) => a - b)
    .map((first) => runFrom(round, first, positions))
    .join(", ");
}

/** "April to October", "Tuesday, Thursday and Saturday". */
function runsInWords(round: Round, spelling: string): string {
  const names = spelling.split(", ").map((run) => run.split("-").map((name) => longName(round, name)));
  return namesInWords(names.map((run) => run.join(" to ")));
}

/** By spelling. There are few, and each is asked for every day of a year at hundreds of places. */
const spelled = new Map<string, ReadonlySet<number> | null>();

function hasPosition(round: Round, spelling: string, position: number): boolean {
  const key = `${round.length} ${spelling}`;
  if (!spelled.has(key)) spelled.set(key, parseRuns(round, spelling));
  return spelled.get(key)?.has(position) ?? false;
}

function positionOf(round: Round, typed: string): number {
  if (typed.length < 3) return -1;
  return round.findIndex((name) => name.toLowerCase().startsWith(typed.toLowerCase()));
}

const short = (name = ""): string => name.slice(0, 3);

function longName(round: Round, name: string): string {
  return round[positionOf(round, name)] ?? name;
}

function runFrom(round: Round, first: number, positions: ReadonlySet<number>): string {
  let last = first;
  while (positions.has((last + 1) % round.length)) last = (last + 1) % round.length;
  return [...new Set([first, last])].map((position) => short(round[position])).join("-");
}
