import { travelDates } from "#app/domain/calendar/travel-date";
import { firstInOrder } from "#app/domain/ranking/first-in-order";
import { clampScore } from "#app/domain/ranking/holiday-climate-index";
import { type ClockMinutes, nearestQuarter } from "#app/domain/calendar/clock";
import { arrivalTime, leavingTime } from "#app/domain/ranking/visit";
import { STANDINGS, type VisitScores } from "#app/domain/ranking/visit-scores";
import { type RankedPage, rankVisits } from "#app/domain/ranking/weather-ranking";
import { type PlaceFilter, isWanted } from "#app/domain/filters/place-filter";
import { isWithinDrive } from "#app/domain/roads/driving-hours";
import type { LondonDate } from "#app/domain/weather/forecast";
import type { DriveTable, Snapshot } from "../ports";

export interface BadDay {
  /** False: nowhere within the drive does the sun come out. */
  readonly hasSun: boolean;
  /** The place with the least chance of rain; null where none has a score. */
  readonly driest: number | null;
  /** The best place of the day, among the six, on which the best place has most sun; null where that is no other day. */
  readonly sunniestDay: {
    readonly date: LondonDate;
    readonly position: number;
    readonly score: number;
  } | null;
}

interface Search {
  readonly snapshot: Snapshot;
  readonly table: DriveTable;
  readonly nameTurns: Uint32Array;
  readonly limitMinutes: number;
  readonly nowMs: number;
  readonly scoresOn: (date: LondonDate) => VisitScores;
  /** Which places are wanted on a day; null for all. */
  readonly filterOn: (date: LondonDate) => PlaceFilter | null;
  readonly query: { readonly date: LondonDate; readonly leave: ClockMinutes | null };
  readonly page: RankedPage;
}

/** Below this score ("acceptable") the best of a day is not worth praising. */
const BAD_BELOW = 50;
/** Less sun than this rounds to no hours. */
const NO_SUN_BELOW_HOURS = 0.5;

/** Null on a day that has sun somewhere and a place that is at least acceptable, or on which it is dark everywhere. */
export function describeBadDay(search: Search): BadDay | null {
  const { page, query } = search;
  if (page.best === null) return null;
  const today = standingOf(search, query.date, page.best);
  if (today.standing !== STANDINGS.daylight) return null;
  const mostHours = page.mostSunshineHours();
  const hasSun = mostHours < 0 || mostHours >= NO_SUN_BELOW_HOURS;
  if (hasSun && Math.round(today.score) >= BAD_BELOW) return null;
  return { hasSun, driest: driestOf(search), sunniestDay: sunniestDayOf(search, today.sunshine) };
}

const leavingOn = ({ query, nowMs }: Search, date: LondonDate): ClockMinutes =>
  leavingTime(date, query.leave, nowMs);

function standingOf(search: Search, date: LondonDate, position: number) {
  const visits = search.scoresOn(date);
  const drive = search.table.minutes[position] ?? Infinity;
  const quarter = nearestQuarter(arrivalTime(leavingOn(search, date), drive));
  const page = visits.page(quarter);
  return {
    standing: visits.standing(page, quarter, position),
    score: clampScore(page.scores[position] as number),
    sunshine: page.sunshine[position] as number,
    chanceOfRain: page.chancesOfRain[position] as number,
  };
}

function driestOf(search: Search): number | null {
  const { table, limitMinutes, nameTurns, query } = search;
  const filter = search.filterOn(query.date);
  const lit = new Map<number, ReturnType<typeof standingOf>>();
  table.minutes.forEach((minutes, position) => {
    if (!isWithinDrive(minutes, limitMinutes) || (filter && !isWanted(filter, position))) return;
    const arrival = standingOf(search, query.date, position);
    if (arrival.standing === STANDINGS.daylight) lit.set(position, arrival);
  });
  const chance = (position: number) => lit.get(position)?.chanceOfRain ?? 100;
  const score = (position: number) => lit.get(position)?.score ?? 0;
  const [driest = null] = firstInOrder(
    [...lit.keys()],
    1,
    (a, b) =>
      chance(a) - chance(b) || score(b) - score(a) || (nameTurns[a] as number) - (nameTurns[b] as number),
  );
  return driest;
}

function sunniestDayOf(search: Search, sunshineOnTheDay: number): BadDay["sunniestDay"] {
  const { table, nameTurns, limitMinutes, nowMs, query } = search;
  let most = Math.max(0, sunshineOnTheDay);
  let sunniest: BadDay["sunniestDay"] = null;
  for (const date of travelDates(nowMs)) {
    if (date === query.date) continue;
    const wish = {
      limitMinutes,
      leavesAt: leavingOn(search, date),
      filter: search.filterOn(date),
      order: "best",
      offset: 0,
      limit: 0,
    } as const;
    const { best } = rankVisits(search.scoresOn(date), table.minutes, nameTurns, wish);
    if (best === null) continue;
    const { sunshine, score, standing } = standingOf(search, date, best);
    if (standing !== STANDINGS.daylight || sunshine <= most) continue;
    most = sunshine;
    sunniest = { date, position: best, score };
  }
  return sunniest;
}
