import { isWeekend } from "#app/domain/calendar/calendar-day";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { travelDates } from "#app/domain/calendar/travel-date";
import type { Postcode } from "#app/domain/geo/postcode";
import { type Result, fail, ok } from "#app/domain/result";
import { DEFAULT_DRIVING_HOURS } from "#app/domain/roads/driving-hours";
import type { LondonDate } from "#app/domain/calendar/clock";
import {
  type SearchDeps,
  type SearchFindings,
  type SearchQuery,
  plainSearch,
  searchDestinations,
} from "./search-destinations";

/** How many of a day's best are named. */
const BEST_OF_EACH = 3;

/** What forecasts reach of the weekend after that day. */
const weekendAfter = (day: LondonDate, nowMs: number): LondonDate[] =>
  travelDates(nowMs).filter((date) => date > day && isWeekend(date));

const DAYS = 3;

/** The days that are shown after the first: its weekend, and those next to it where that makes fewer than three in all. */
export function daysAfter(first: LondonDate, nowMs: number): LondonDate[] {
  const weekend = weekendAfter(first, nowMs);
  const others = travelDates(nowMs).filter((date) => date > first && !weekend.includes(date));
  return [...weekend, ...others.slice(0, Math.max(0, DAYS - 1 - weekend.length))].sort();
}

/** What was asked for one of the days, and what was found. */
export interface DayNearHome {
  readonly query: SearchQuery;
  readonly findings: SearchFindings;
}

/**
 * The best of today, or of tomorrow once no place has daylight left, and of two days after it, the weekend's before others,
 * within the usual drive of home, by weather alone. `not-found`: no such postcode.
 * Throws SnapshotUnavailableError. No database is asked.
 */
export async function findBestNearHome(
  postcode: Postcode,
  deps: SearchDeps,
): Promise<Result<DayNearHome[], "not-found">> {
  const nowMs = deps.clock();
  const search = async (date: LondonDate, hasDay: boolean): Promise<Result<DayNearHome, "not-found">> => {
    const wish = { postcode, date, hasDay, drivingHours: DEFAULT_DRIVING_HOURS, limit: BEST_OF_EACH };
    const query = { ...plainSearch(wish), asks: { days: "best", badDay: true } } as const;
    const found = await searchDestinations(query, deps);
    return found.ok ? ok({ query, findings: found.value }) : fail("not-found");
  };
  const first = await search(londonDateOf(nowMs), false);
  if (!first.ok) return first;
  const found = [first.value];
  for (const date of daysAfter(first.value.findings.date, nowMs)) {
    const day = await search(date, true);
    if (!day.ok) return day;
    found.push(day.value);
  }
  return ok(found);
}
