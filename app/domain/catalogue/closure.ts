import { monthOf, weekdayOf } from "#app/domain/calendar/calendar-day";
import type { LondonDate } from "#app/domain/calendar/clock";
import type { Activity } from "./activity";
import type { DestinationKind } from "./destination";
import { DAYS_OF_WEEK, type OpeningFacts, feastOf, isShutIn, shutOn } from "./opening";

/** Nothing, the thing that the place is named after, or all that it is visited for. */
export const CLOSURES = { none: 0, namesake: 1, all: 2 } as const;
export type Closure = (typeof CLOSURES)[keyof typeof CLOSURES];

interface Ranked {
  readonly rank: { readonly closure: Closure } | null;
}

export const isOpen = ({ rank }: Ranked): boolean => (rank?.closure ?? CLOSURES.none) === CLOSURES.none;

/** Whatever its weather. An island that the tide cuts off has the times to cross on its own page. */
export const mayBeAdvised = (found: Ranked & { readonly isCutOff: boolean; readonly isWarned: boolean }) =>
  !found.isCutOff && isOpen(found) && !found.isWarned;

export type Thing = OpeningFacts & Pick<Activity, "name" | "kind" | "featured">;

export interface NamedPlace {
  readonly name: string;
  readonly kind: DestinationKind;
}

/** Seven weekdays, Monday first, then the same weekdays around Christmas. */
const DAYS = 2 * DAYS_OF_WEEK;
const WORKS_BIT = 1 << (2 * DAYS);

/** The months, January first, then Christmas Day. */
export const ROWS_OF_YEAR = 13;
export const closureRow = (date: LondonDate): number =>
  feastOf(date) === "christmas-day" ? ROWS_OF_YEAR - 1 : monthOf(date) - 1;

/** By row: bits for `closureOn`, which cannot know works, because they have a year: see `closureOf`. */
export function closuresOfYear(place: NamedPlace, things: readonly Thing[]): number[] {
  const closureIf = closureOfPlace(place, things);
  const works = things.some(({ shutFrom }) => shutFrom !== undefined) ? WORKS_BIT : 0;
  return Array.from({ length: ROWS_OF_YEAR }, (_, row) => {
    let bits = works;
    for (let day = 0; day < DAYS; day += 1) {
      const around = day < DAYS_OF_WEEK ? undefined : "around";
      const [month, feast] = row < 12 ? ([row + 1, around] as const) : ([12, "christmas-day"] as const);
      const closure = closureIf((thing) => isShutIn(thing, month, day % DAYS_OF_WEEK, feast));
      if (closure === CLOSURES.all) bits |= 1 << day;
      if (closure === CLOSURES.namesake) bits |= 1 << (day + DAYS);
    }
    return bits;
  });
}

/** By the bits of `closuresOfYear` for its row; null if they cannot know. */
export function closureOn(bits: number, date: LondonDate): Closure | null {
  if ((bits & WORKS_BIT) !== 0) return null;
  const day = weekdayOf(date) + (feastOf(date) === "around" ? DAYS_OF_WEEK : 0);
  if (((bits >> day) & 1) === 1) return CLOSURES.all;
  return ((bits >> (day + DAYS)) & 1) === 1 ? CLOSURES.namesake : CLOSURES.none;
}

export const closureOf = (place: NamedPlace, things: readonly Thing[], date: LondonDate): Closure =>
  closureOfPlace(place, things)(shutOn(date));

/** All: each paid or featured thing is shut, and nothing that is free, or partly free, is open. */
function closureOfPlace(place: NamedPlace, things: readonly Thing[]) {
  const reasons = things.filter(isWhyToGo);
  const free = things.filter(({ cost }) => cost === "free" || cost === "mixed");
  const named = namesakesOf(place, things);
  return (isShut: (thing: Thing) => boolean): Closure => {
    if (reasons.length > 0 && reasons.every(isShut) && free.every(isShut)) return CLOSURES.all;
    return named.length > 0 && named.every(isShut) ? CLOSURES.namesake : CLOSURES.none;
  };
}

/** Whether people go to a place because of this thing. */
export const isWhyToGo = ({ cost, featured }: Pick<Activity, "cost" | "featured">): boolean =>
  cost === "paid" || featured;

/** Such a place is its house, garden or park; a town is more than the castle that has its name. */
const SINGLE_SIGHTS: readonly DestinationKind[] = [
  "country-house",
  "garden",
  "museum",
  "zoo",
  "theme-park",
  "wetland",
];

/** Words that a place's name may leave out: "Petworth" is named after "Petworth House". */
const GENERIC = /\b(the|house|castle|gardens?|palace|park|hall|abbey|court|safari|wildlife|wwt|and)\b/g;

/** Harewood House, or Haddo House at "Haddo House and Ellon". */
export function namesakesOf({ name, kind }: NamedPlace, things: readonly Thing[]): Thing[] {
  const isSingle = SINGLE_SIGHTS.includes(kind);
  const keyOf = (words: string) => {
    const plain = words.toLowerCase();
    return isSingle ? plain.replace(GENERIC, "").replace(/\s+/g, " ").trim() : plain;
  };
  const parts = [name, ...name.split(" and ")].map(keyOf).filter((key) => key !== "");
  return things.filter((thing) => parts.includes(keyOf(thing.name)));
}
