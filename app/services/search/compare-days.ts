import { type ClockMinutes, nearestQuarter, type LondonDate } from "#app/domain/calendar/clock";
import { travelDates } from "#app/domain/calendar/travel-date";
import type { PlaceFilter } from "#app/domain/filters/place-filter";
import type { Point } from "#app/domain/geo/geo";
import {
  type BestOfDay,
  type DayComparison,
  type DayOut,
  bestOfDays,
  compareDays,
} from "#app/domain/ranking/day-comparison";
import { type Light, type LeavingWish, leavingTimeOn, stayFrom } from "#app/domain/ranking/visit";
import type { VisitScores } from "#app/domain/ranking/visit-scores";
import { weatherAtHome } from "#app/domain/ranking/weather-at-home";
import { sunTimes } from "#app/domain/weather/sun";
import type { DriveTable, Snapshot } from "#app/services/ports";

/** A search that knows its places and drives, as far as other days and other answers need it. */
export interface SearchUnderWay {
  readonly snapshot: Snapshot;
  readonly table: DriveTable;
  readonly nameTurns: Uint32Array;
  readonly limitMinutes: number;
  readonly nowMs: number;
  readonly home: Point;
  readonly scoresOn: (date: LondonDate) => VisitScores;
  /** Which places are wanted on a day; null for all. */
  readonly filterOn: (date: LondonDate) => PlaceFilter | null;
  readonly query: LeavingWish;
}

/** A day at home: its score in whole points, null where nothing is known or little light is left, and that light. */
export interface DayAtHome {
  readonly score: number | null;
  readonly light: Light;
}

/** The six days of a search, today first. What is asked of them is worked out then. */
export interface SearchDays {
  readonly dates: readonly LondonDate[];
  /** When one leaves home on each of them. */
  readonly leavesAt: readonly ClockMinutes[];
  /** The best place within the drive on each of them; null where none has a score. */
  best(): (BestOfDay | null)[];
  /** The days side by side, place by place. */
  compare(): DayComparison;
  /** Staying at home on each of them. */
  atHome(): DayAtHome[];
}

export function daysOfSearch(search: SearchUnderWay): SearchDays {
  const { snapshot, table, nameTurns, limitMinutes, nowMs, home, query } = search;
  const dates = travelDates(nowMs);
  const days: DayOut[] = dates.map((date) => ({
    visits: search.scoresOn(date),
    filter: search.filterOn(date),
    leavesAt: leavingTimeOn(date, query, nowMs),
  }));
  return {
    dates,
    leavesAt: days.map(({ leavesAt }) => leavesAt),
    best: () => bestOfDays(days, table.minutes, limitMinutes),
    compare: () => compareDays(days, table.minutes, nameTurns, limitMinutes),
    atHome: () =>
      days.map(({ visits, leavesAt }, day) => {
        const weather = weatherAtHome(visits, snapshot.places, home, leavesAt);
        const { light } = stayFrom(nearestQuarter(leavesAt), sunTimes(home, dates[day] ?? ""));
        return { score: weather && Math.round(weather.value), light };
      }),
  };
}
