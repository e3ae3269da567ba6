import type { Place } from "#app/domain/catalogue/destination";
import { nearestQuarter, type LondonDate } from "#app/domain/calendar/clock";
import { travelDates } from "#app/domain/calendar/travel-date";
import type { PlaceFilter } from "#app/domain/filters/place-filter";
import type { Point } from "#app/domain/geo/geo";
import {
  type DayOut,
  type Spell,
  type SpellLength,
  bestOfDays,
  compareDays,
} from "#app/domain/ranking/day-comparison";
import { type Light, type LeavingWish, leavingTimeOn, stayFrom } from "#app/domain/ranking/visit";
import { daysOfStay, weekendSaturday } from "#app/domain/ranking/stay-scores";
import type { VisitScores } from "#app/domain/ranking/visit-scores";
import { weatherAtHome } from "#app/domain/ranking/weather-at-home";
import { sunTimes } from "#app/domain/weather/sun";
import { type DriveTable, type Snapshot, placeAt } from "#app/services/ports";
import type { DayAtPlace, FoundPlace } from "./found-place";

/** A search whose places and drives are known, so that other days and further answers can be computed. */
export interface SearchUnderWay {
  readonly snapshot: Snapshot;
  readonly table: DriveTable;
  readonly nameRanks: Uint32Array;
  readonly limitMinutes: number;
  readonly nowMs: number;
  readonly home: Point;
  /** Returns the place at a position as this search shows it. */
  readonly foundPlaceAt: (position: number) => FoundPlace;
  readonly scoresOn: (date: LondonDate) => VisitScores;
  /** Returns the filter of the places that are wanted on a day; null if all are. */
  readonly filterOn: (date: LondonDate) => PlaceFilter | null;
  /**
   * Returns the scores of a stay of one night from that day on, and the filter of the places that are wanted
   * for it.
   */
  readonly stayOn: (date: LondonDate) => Pick<DayOut, "visits" | "filter">;
  readonly query: LeavingWish;
}

/** A day at home. The score is in whole points; null if it is unknown, or if little daylight is left. */
export interface DayAtHome {
  readonly score: number | null;
  readonly light: Light;
}

/** The six days of a search. Today is the first. */
export interface SearchDays {
  readonly dates: readonly LondonDate[];
  /**
   * The best place within the drive on each day; null if no place has a score. Empty if the table was asked
   * for, since the table has its own best scores.
   */
  readonly best: readonly (DayAtPlace | null)[];
  /** The table of days, place by place; null unless it was asked for. */
  readonly table: DaysSideBySide | null;
  /**
   * The best place for a weekend with one night; null if no place has a score, or if visitors cannot choose
   * both days of the weekend.
   */
  readonly weekend: BestWeekend | null;
}

export interface BestWeekend {
  readonly saturday: LondonDate;
  readonly place: Place;
  /** The mean of its two days, in whole points. */
  readonly score: number;
}

export interface DaysSideBySide {
  /** For each day, the best score of any place within the drive, in whole points; null if no place has a score. */
  readonly best: readonly (number | null)[];
  /** The same days at home. */
  readonly atHome: readonly DayAtHome[];
  /** The place that is best over all days is first. */
  readonly rows: readonly PlaceOverDays[];
  /** The best spell of each length within the drive; null if no place has that many good days in a row. */
  readonly spells: Readonly<Record<SpellLength, PlaceSpell | null>>;
}

interface PlaceOverDays {
  readonly found: FoundPlace;
  /**
   * The score of each day. Null if it does not count: there is too little daylight, or the place is not
   * wanted on that day.
   */
  readonly scores: readonly (number | null)[];
}

/** Two or three days in a row at one place. */
export interface PlaceSpell {
  readonly place: Place;
  /** The index of its first day. */
  readonly firstDay: number;
  /** The mean of its days' scores, in whole points. */
  readonly mean: number;
}

export function daysOfSearch(search: SearchUnderWay, kind: "best" | "table"): SearchDays {
  const { table, nameRanks, limitMinutes, nowMs, query } = search;
  const dates = travelDates(nowMs);
  const days: DayOut[] = dates.map((date) => ({
    visits: search.scoresOn(date),
    filter: search.filterOn(date),
    leavesAt: leavingTimeOn(date, query, nowMs),
  }));
  const weekend = bestWeekend(search);
  if (kind === "best") {
    const best = bestOfDays(days, table.minutes, limitMinutes).map(
      (place, ahead) => (place && search.foundPlaceAt(place.position).days[ahead]) ?? null,
    );
    return { dates, best, table: null, weekend };
  }
  const { rows, scores, best, spells } = compareDays(days, table.minutes, nameRanks, limitMinutes);
  return {
    dates,
    weekend,
    best: [],
    table: {
      best,
      atHome: daysAtHome(search, dates, days),
      rows: rows.map((position, row) => ({
        found: search.foundPlaceAt(position),
        scores: scores[row] ?? [],
      })),
      spells: { 2: spellAt(search, dates, spells[2], 2), 3: spellAt(search, dates, spells[3], 3) },
    },
  };
}

function bestWeekend(search: SearchUnderWay): BestWeekend | null {
  const { snapshot, table, limitMinutes, nowMs, query } = search;
  const saturday = weekendSaturday(nowMs);
  if (saturday === null) return null;
  const weekend = { ...search.stayOn(saturday), leavesAt: leavingTimeOn(saturday, query, nowMs) };
  const [best] = bestOfDays([weekend], table.minutes, limitMinutes);
  if (!best || isWarnedOn(search, best.position, daysOfStay(saturday, 1))) return null;
  return { saturday, place: placeAt(snapshot, best.position), score: best.score };
}

function daysAtHome(
  { snapshot, home }: SearchUnderWay,
  dates: readonly LondonDate[],
  days: readonly DayOut[],
): DayAtHome[] {
  return days.map(({ visits, leavesAt }, day) => {
    const weather = weatherAtHome(visits, snapshot.places, home, leavesAt);
    const { light } = stayFrom(nearestQuarter(leavesAt), sunTimes(home, dates[day] ?? ""));
    return { score: weather && Math.round(weather.value), light };
  });
}

/**
 * Returns the spell with its place. Null without a spell, or if the place is under an amber or red warning on
 * one of its days.
 */
function spellAt(
  search: SearchUnderWay,
  dates: readonly LondonDate[],
  spell: Spell | null,
  length: SpellLength,
): PlaceSpell | null {
  if (!spell) return null;
  const { position, firstDay, mean } = spell;
  if (isWarnedOn(search, position, dates.slice(firstDay, firstDay + length))) return null;
  return { place: placeAt(search.snapshot, position), firstDay, mean };
}

/** Whether the place is under an amber or red warning on one of these days. */
export const isWarnedOn = (
  { foundPlaceAt }: SearchUnderWay,
  position: number,
  dates: readonly LondonDate[],
): boolean => foundPlaceAt(position).days.some(({ date, isWarned }) => dates.includes(date) && isWarned);
