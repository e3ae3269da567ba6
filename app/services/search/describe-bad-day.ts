import type { Place } from "#app/domain/catalogue/destination";
import { travelDates } from "#app/domain/calendar/travel-date";
import { firstInOrder } from "#app/domain/ranking/first-in-order";
import { ACCEPTABLE_FROM } from "#app/domain/ranking/holiday-climate-index";
import type { ClockMinutes, LondonDate } from "#app/domain/calendar/clock";
import { arrivalQuarter, leavingTimeOn } from "#app/domain/ranking/visit";
import { type Arrival, STANDINGS, arrivalAt } from "#app/domain/ranking/visit-scores";
import { type RankedPage, rankVisits } from "#app/domain/ranking/weather-ranking";
import { isWanted } from "#app/domain/filters/place-filter";
import { isWithinDrive } from "#app/domain/roads/driving-hours";
import { NO_SUN_BELOW_HOURS } from "#app/domain/weather/thresholds";
import { placeAt } from "#app/services/ports";
import { type SearchUnderWay, isWarnedOn } from "./compare-days";
import { cutOffPlaces } from "./cut-off-places";

export interface BadDay {
  /** False if no place has any sun. True if the hours of sun are unknown at one of the places. */
  readonly hasSun: boolean;
  /**
   * Of the places that are not under an amber or red warning, the one with the lowest chance of rain; null if
   * no chance is known.
   */
  readonly driest: Place | null;
  /**
   * The day of the six whose best place has the most hours of sun, with that place. Null if that is the day
   * of the search.
   */
  readonly sunniestDay: {
    readonly date: LondonDate;
    readonly place: Place;
    /** In whole points. */
    readonly score: number;
  } | null;
}

/**
 * Returns the advice for a bad day. Null if some place has sun and the best one is at least acceptable, or if
 * it is dark everywhere.
 */
export function describeBadDay(search: SearchUnderWay, page: RankedPage): BadDay | null {
  const { query } = search;
  if (page.best === null) return null;
  const { standing, score, sunshineHours } = arrivalOn(search, query.date, page.best);
  if (standing !== STANDINGS.daylight || score === null) return null;
  const hasSun = page.mostSunshineHours() >= NO_SUN_BELOW_HOURS;
  if (hasSun && Math.round(score) >= ACCEPTABLE_FROM) return null;
  return { hasSun, driest: driestOf(search), sunniestDay: sunniestDayOf(search, sunshineHours ?? 0) };
}

const leavingOn = ({ query, nowMs }: SearchUnderWay, date: LondonDate): ClockMinutes =>
  leavingTimeOn(date, query, nowMs);

function arrivalOn(search: SearchUnderWay, date: LondonDate, position: number): Arrival {
  const drive = search.table.minutes[position] ?? Infinity;
  return arrivalAt(search.scoresOn(date), arrivalQuarter(leavingOn(search, date), drive), position);
}

function driestOf(search: SearchUnderWay): Place | null {
  const { snapshot, table, limitMinutes, nameRanks, query } = search;
  const filter = search.filterOn(query.date);
  const cutOff = cutOffPlaces(snapshot);
  const lit = new Map<number, Arrival>();
  table.minutes.forEach((minutes, position) => {
    if (!isWithinDrive(minutes, limitMinutes) || cutOff.has(position)) return;
    if (filter && !isWanted(filter, position)) return;
    const arrival = arrivalOn(search, query.date, position);
    if (arrival.standing !== STANDINGS.daylight || arrival.chanceOfRainPct === null) return;
    if (!search.foundPlaceAt(position).isWarned) lit.set(position, arrival);
  });
  const chance = (position: number) => lit.get(position)?.chanceOfRainPct ?? 100;
  const score = (position: number) => lit.get(position)?.score ?? 0;
  const [driest = null] = firstInOrder(
    [...lit.keys()],
    1,
    (a, b) =>
      chance(a) - chance(b) || score(b) - score(a) || (nameRanks[a] as number) - (nameRanks[b] as number),
  );
  return driest === null ? null : placeAt(snapshot, driest);
}

function sunniestDayOf(search: SearchUnderWay, sunshineOnTheDay: number): BadDay["sunniestDay"] {
  const { snapshot, table, nameRanks, limitMinutes, nowMs, query } = search;
  let most = sunshineOnTheDay;
  let sunniest: BadDay["sunniestDay"] = null;
  for (const date of travelDates(nowMs)) {
    if (date === query.date) continue;
    const wish = {
      limitMinutes,
      leavesAt: leavingOn(search, date),
      filter: search.filterOn(date),
      order: "score",
      bandPoints: 0,
      offset: 0,
      limit: 0,
    } as const;
    const { best } = rankVisits(search.scoresOn(date), table.minutes, nameRanks, wish);
    if (best === null || cutOffPlaces(snapshot).has(best)) continue;
    const { standing, score, sunshineHours } = arrivalOn(search, date, best);
    const sunshine = sunshineHours ?? 0;
    if (standing !== STANDINGS.daylight || score === null || sunshine <= most) continue;
    if (isWarnedOn(search, best, [date])) continue;
    most = sunshine;
    sunniest = { date, place: placeAt(snapshot, best), score: Math.round(score) };
  }
  return sunniest;
}
