import { addDays, monthOf, weekdayOf } from "#app/domain/calendar/calendar-day";
import type { LondonDate } from "#app/domain/calendar/clock";
import type { Activity } from "./activity";
import { MONTHS, hasMonth } from "./months";
import { WEEKDAYS, hasWeekday } from "./weekdays";

/** Whether a thing to do is open on a day. `until` is the first day on which it is open again. */
export type Opening =
  | { readonly state: "open" }
  | { readonly state: "shut"; readonly until: LondonDate }
  | { readonly state: "unknown" };

type OpeningFacts = Pick<
  Activity,
  "season" | "weekdays" | "winterWeekdays" | "christmas" | "cost" | "indoor" | "type"
>;

const OPEN: Opening = { state: "open" };
const UNKNOWN: Opening = { state: "unknown" };
const YEAR_DAYS = 366;
const DAYS_OF_WEEK = 7;
/** What shuts for Christmas shuts at New Year too. */
const CHRISTMAS_DAYS = new Set(["12-24", "12-25", "12-26", "01-01"]);
/** November to March. */
const WINTER = "Nov-Mar";
const DECEMBER = 12;

/**
 * Whether a thing to do is open on a day in London. What costs nothing and has no roof is open unless its facts say
 * otherwise; of anything else without a season nothing is known. The facts are of a usual year: months and days, no
 * hours.
 */
export function openOn(thing: OpeningFacts, date: LondonDate): Opening {
  if (!isKnown(thing) || (thing.christmas === "by-ticket" && monthOf(date) === DECEMBER)) return UNKNOWN;
  if (isOpen(thing, date)) return OPEN;
  for (let days = 1; days <= YEAR_DAYS; days += 1) {
    const until = addDays(date, days);
    if (isOpen(thing, until)) return { state: "shut", until };
  }
  return UNKNOWN;
}

/** When a thing that is shut on a day opens again, as a person would say it: "Wednesday", "March". */
export function untilInWords(until: LondonDate, date: LondonDate): string {
  const isThisWeek = until < addDays(date, DAYS_OF_WEEK);
  return (isThisWeek ? WEEKDAYS[weekdayOf(until)] : MONTHS[monthOf(until) - 1]) ?? until;
}

function isKnown({ season, weekdays, cost, indoor, type }: OpeningFacts): boolean {
  const isOpenAir = cost === "free" && indoor !== true && type === "attraction";
  return season !== undefined || weekdays !== undefined || isOpenAir;
}

function isOpen(thing: OpeningFacts, date: LondonDate): boolean {
  const { season, weekdays, winterWeekdays, christmas } = thing;
  const month = monthOf(date);
  const days = hasMonth(WINTER, month) ? (winterWeekdays ?? weekdays) : weekdays;
  return (
    (season === undefined || hasMonth(season, month)) &&
    (days === undefined || hasWeekday(days, weekdayOf(date))) &&
    !(christmas === "closed" && CHRISTMAS_DAYS.has(date.slice(5)))
  );
}
