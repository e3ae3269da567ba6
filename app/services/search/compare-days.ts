import type { Place } from "#app/domain/catalogue/destination";
import { nearestQuarter, type LondonDate } from "#app/domain/calendar/clock";
import { travelDates } from "#app/domain/calendar/travel-date";
import type { Point } from "#app/domain/geo/geo";
import {
  type NoBest,
  type Spell,
  SPELL_LENGTH,
  bestOfDay,
  compareDays,
} from "#app/domain/ranking/day-comparison";
import { stayFrom } from "#app/domain/ranking/visit";
import { daysOfStay, weekendSaturday } from "#app/domain/ranking/stay-scores";
import { weatherAtHome } from "#app/domain/ranking/weather-at-home";
import { sunTimes } from "#app/domain/weather/sun";
import { type Snapshot, placeAt } from "#app/services/ports";
import type { DayAtPlace, FoundPlace } from "./found-place";
import type { SearchDay } from "./search-day";

export interface SearchOverDays {
  readonly snapshot: Snapshot;
  readonly nameRanks: Uint32Array;
  readonly limitMinutes: number;
  readonly nowMs: number;
  readonly start: Point;
  readonly on: (date: LondonDate) => SearchDay;
  readonly placeAt: (position: number) => FoundPlace;
}

export type DayAtHome = ReturnType<typeof dayAtHome>;
export type DaysSideBySide = ReturnType<typeof daysSideBySide>;

export interface BestWeekend {
  readonly saturday: LondonDate;
  readonly place: Place;
  readonly score: number;
  readonly isWarned: boolean;
}

export interface PlaceSpell {
  readonly place: Place;
  readonly firstDay: number;
  readonly mean: number;
}

/** Today is the first. */
export function bestOfEachDay(search: SearchOverDays) {
  const dates = travelDates(search.nowMs);
  const firsts = dates.map((date) => {
    const best = bestOfDay(search.on(date).dayOut(), search.limitMinutes);
    return typeof best === "string" ? best : search.placeAt(best.position);
  });
  return {
    dates,
    /** Within the drive, or why there is none. */
    best: firsts.map((first, ahead): DayAtPlace | NoBest =>
      typeof first === "string" ? first : (first.days[ahead] ?? "no-forecast"),
    ),
    /** Of these; null if there is none. */
    places: firsts.map((first) => (typeof first === "string" ? null : first.place)),
    weekend: bestWeekend(search),
  };
}

/** Today is the first. */
export function daysSideBySide(search: SearchOverDays) {
  const { nameRanks, limitMinutes, nowMs } = search;
  const dates = travelDates(nowMs);
  const days = dates.map((date) => search.on(date).dayOut());
  const { rows, scores, best, spell } = compareDays(days, nameRanks, limitMinutes);
  return {
    dates,
    weekend: bestWeekend(search),
    /** By day, in whole points; null if no place has a score. */
    best,
    atHome: dates.map((date) => dayAtHome(search, date)),
    /** The place with the best day is first. No score with little daylight, or if it is not wanted that day. */
    rows: rows.map((position, row) => ({ found: search.placeAt(position), scores: scores[row] ?? [] })),
    /** Within the drive; null if no place has two good days in a row. */
    spell: spellAt(search, dates, spell),
  };
}

/** With one night, or why there is none; null if visitors cannot choose both days. */
function bestWeekend(search: SearchOverDays): BestWeekend | NoBest | null {
  const { snapshot, limitMinutes, nowMs } = search;
  const saturday = weekendSaturday(nowMs);
  if (saturday === null) return null;
  const best = bestOfDay(search.on(saturday).weekend(), limitMinutes);
  if (typeof best === "string") return best;
  const { position, score } = best;
  const isWarned = isWarnedOn(search, position, daysOfStay(saturday, 1));
  return { saturday, place: placeAt(snapshot, position), score, isWarned };
}

/** In whole points; null if unknown, or with little daylight left. */
function dayAtHome(search: SearchOverDays, date: LondonDate) {
  const { snapshot, start } = search;
  const { scores, leavesAt } = search.on(date);
  const weather = weatherAtHome(scores, snapshot.places, start, leavesAt);
  const { light } = stayFrom(nearestQuarter(leavesAt), sunTimes(start, date));
  return { score: weather && Math.round(weather.value), light };
}

/** Null without a spell, or if the place is under an amber or red warning on one of its days. */
function spellAt(
  search: SearchOverDays,
  dates: readonly LondonDate[],
  spell: Spell | null,
): PlaceSpell | null {
  if (!spell) return null;
  const { position, firstDay, mean } = spell;
  if (isWarnedOn(search, position, dates.slice(firstDay, firstDay + SPELL_LENGTH))) return null;
  return { place: placeAt(search.snapshot, position), firstDay, mean };
}

/** Amber or red, on one of these days. */
export const isWarnedOn = (search: SearchOverDays, position: number, dates: readonly LondonDate[]): boolean =>
  search.placeAt(position).days.some(({ date, isWarned }) => dates.includes(date) && isWarned);
