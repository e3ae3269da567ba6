/** The year's months as people write them; their numbers are 1 to 12. */
const MONTHS = [
  ...["January", "February", "March", "April", "May", "June"],
  ...["July", "August", "September", "October", "November", "December"],
] as const;
const ALL = MONTHS.length;

/**
 * Reads months as people type them ("April to October", "mar-may, Sep", "all year") into their one spelling:
 * short names, in the order of the year, runs joined by a hyphen, such as "Mar-May, Sep". A run may go over the
 * turn of the year. Null for anything else.
 */
export function parseMonths(typed: string): string | null {
  const text = typed.trim().toLowerCase();
  if (/^all(?: the)? year(?:[- ]round)?$/.test(text)) return spelled(new Set(MONTHS.keys()));
  const months = new Set<number>();
  for (const run of text.split(/\s*(?:,|\band\b)\s*/)) {
    const [first, last = first, ...more] = run.split(/\s*(?:-|\u2013|\bto\b)\s*/).map(monthOf);
    if (first === undefined || first < 0 || last === undefined || last < 0 || more.length > 0) return null;
    for (let month = first; ; month = (month + 1) % ALL) {
      months.add(month);
      if (month === last) break;
    }
  }
  return spelled(months);
}

/** The months of a spelling that `parseMonths` gave, in words: "April to October", "all year". */
export function monthsInWords(spelling: string): string {
  if (spelling === "Jan-Dec") return "all year";
  const runs = spelling.split(", ").map((run) => run.split("-").map(longName).join(" to "));
  return runs.length < 2 ? runs.join("") : `${runs.slice(0, -1).join(", ")} and ${runs.at(-1)}`;
}

/** Whether a month, 1 to 12, is among those of a spelling that `parseMonths` gave. */
export function hasMonth(spelling: string, month: number): boolean {
  return spelling.split(", ").some((run) => {
    const [first = "", last = first] = run.split("-");
    const [from, to] = [monthOf(first), monthOf(last)];
    const wanted = month - 1;
    return from <= to ? from <= wanted && wanted <= to : wanted >= from || wanted <= to;
  });
}

/** From 0; -1 for an unknown name. Three letters are enough; further ones have to match the month's name. */
function monthOf(typed: string): number {
  if (typed.length < 3) return -1;
  return MONTHS.findIndex((name) => name.toLowerCase().startsWith(typed.toLowerCase()));
}

function longName(short: string): string {
  return MONTHS[monthOf(short)] ?? short;
}

function spelled(months: ReadonlySet<number>): string {
  if (months.size === ALL) return "Jan-Dec";
  const begins = [...months].filter((month) => !months.has((month + ALL - 1) % ALL)).sort((a, b) => a - b);
  return begins.map((first) => runFrom(first, months)).join(", ");
}

function runFrom(first: number, months: ReadonlySet<number>): string {
  let last = first;
  while (months.has((last + 1) % ALL)) last = (last + 1) % ALL;
  return [...new Set([first, last])].map((month) => MONTHS[month]?.slice(0, 3)).join("-");
}
