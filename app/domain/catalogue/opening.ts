import { addDays, monthOf, weekdayOf } from "#app/domain/calendar/calendar-day";
import type { LondonDate } from "#app/domain/calendar/clock";
import type { Activity } from "./activity";
import { MONTHS, WEEKDAYS } from "#app/domain/calendar/words";
import { hasMonth, hasWeekday } from "./runs";

/** `isForWorks`: it opens on that day or when a later season begins, so pages name no exact day. */
type Opening =
  | { readonly state: "open" }
  | { readonly state: "shut"; readonly until: LondonDate; readonly isForWorks?: true }
  | { readonly state: "unknown" };

export type OpeningFacts = Pick<
  Activity,
  | "season"
  | "weekdays"
  | "winterWeekdays"
  | "christmas"
  | "shutFrom"
  | "shutUntil"
  | "cost"
  | "indoor"
  | "type"
>;
type Works = Pick<Activity, "shutFrom" | "shutUntil">;

const OPEN: Opening = { state: "open" };
const UNKNOWN: Opening = { state: "unknown" };
const YEAR_DAYS = 366;
export const DAYS_OF_WEEK = 7;
/** Some things are shut on Christmas Day alone. */
const FEASTS: Readonly<Partial<Record<string, "christmas-day" | "around">>> = {
  "12-24": "around",
  "12-25": "christmas-day",
  "12-26": "around",
  "01-01": "around",
};
const WINTER = "Nov-Mar";
const DECEMBER = 12;
const NAMED_MONTH_DAYS = 330;

/**
 * In London. Without season and weekdays, a free attraction in the open air counts as open, any other as
 * unknown. Facts describe a usual year by months and days. Works shut it whatever else is known.
 */
export function openingOn(thing: OpeningFacts, date: LondonDate): Opening {
  const { shutUntil: end } = thing;
  if (end !== undefined && isInWorks(thing, date)) {
    const then = openingOn({ ...thing, shutFrom: undefined, shutUntil: undefined }, end);
    return { state: "shut", until: then.state === "shut" ? then.until : end, isForWorks: true };
  }
  if (!isKnown(thing) || (thing.christmas === "by-ticket" && monthOf(date) === DECEMBER)) return UNKNOWN;
  if (isOpen(thing, date)) return OPEN;
  const lastDay = addDays(date, YEAR_DAYS);
  for (let until = addDays(date, 1); until <= lastDay; until = nextToTry(thing, until)) {
    if (isOpen(thing, until)) return { state: "shut", until };
  }
  return UNKNOWN;
}

/** The next day, or the next month's first if the season has no day of this one. */
const nextToTry = ({ season }: OpeningFacts, date: LondonDate): LondonDate =>
  season === undefined || hasMonth(season, monthOf(date))
    ? addDays(date, 1)
    : `${addDays(`${date.slice(0, 8)}28`, 4).slice(0, 8)}01`;

/** As `openingOn`, but faster: without the day on which it opens again. The date is read once for many things. */
export function shutOn(date: LondonDate): (thing: OpeningFacts) => boolean {
  const [month, weekday, feast] = [monthOf(date), weekdayOf(date), feastOf(date)];
  return (thing) => isInWorks(thing, date) || isShutIn(thing, month, weekday, feast);
}
export const isShutOn = (thing: OpeningFacts, date: LondonDate): boolean => shutOn(date)(thing);

export const isInWorks = ({ shutFrom, shutUntil: end }: Works, date: LondonDate): boolean =>
  shutFrom !== undefined && end !== undefined && shutFrom <= date && date < end;

export const feastOf = (date: LondonDate) => FEASTS[date.slice(5)];

type Feast = ReturnType<typeof feastOf>;
const isShutForFeast = ({ christmas }: OpeningFacts, feast: Feast): boolean =>
  feast !== undefined && (christmas === "closed" || christmas === feast);

/** The weekday is 0 for Monday, the month 1 to 12. */
export const isShutIn = (thing: OpeningFacts, month: number, weekday: number, feast: Feast): boolean =>
  isKnown(thing) &&
  (isShutForFeast(thing, feast) ||
    (!(thing.christmas === "by-ticket" && month === DECEMBER) && !isUsuallyOpen(thing, month, weekday)));

/** "Wednesday", "March", or "spring 2028" if that is long ahead. */
export function untilInWords(until: LondonDate, date: LondonDate): string {
  if (until > addDays(date, NAMED_MONTH_DAYS)) return seasonInWords(until);
  const isThisWeek = until < addDays(date, DAYS_OF_WEEK);
  return (isThisWeek ? WEEKDAYS[weekdayOf(until)] : MONTHS[monthOf(until) - 1]) ?? until;
}

/** "Closed until Wednesday", "Closed for works until spring 2027". */
export const shutInWords = (
  { until, isForWorks }: Extract<Opening, { readonly state: "shut" }>,
  date: LondonDate,
): string =>
  isForWorks ? `Closed for works until ${seasonInWords(until)}` : `Closed until ${untilInWords(until, date)}`;

/** The days of works move. */
function seasonInWords(day: LondonDate): string {
  const seasons = ["early", "spring", "summer", "autumn", "late"];
  return `${seasons[Math.floor(monthOf(day) / 3)]} ${day.slice(0, 4)}`;
}

function isKnown({ season, weekdays, cost, indoor, type }: OpeningFacts): boolean {
  const isOpenAir = cost === "free" && indoor !== true && type === "attraction";
  return season !== undefined || weekdays !== undefined || isOpenAir;
}

const isOpen = (thing: OpeningFacts, date: LondonDate): boolean =>
  isUsuallyOpen(thing, monthOf(date), weekdayOf(date)) && !isShutForFeast(thing, feastOf(date));

function isUsuallyOpen(
  { season, weekdays, winterWeekdays }: OpeningFacts,
  month: number,
  weekday: number,
): boolean {
  const days = hasMonth(WINTER, month) ? (winterWeekdays ?? weekdays) : weekdays;
  return (
    (season === undefined || hasMonth(season, month)) && (days === undefined || hasWeekday(days, weekday))
  );
}
