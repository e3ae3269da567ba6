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

/** How many of the best places of a day are named. */
const BEST_OF_EACH = 3;

/** Returns the weekend days after `day` that visitors can choose. */
const weekendAfter = (day: LondonDate, nowMs: number): LondonDate[] =>
  travelDates(nowMs).filter((date) => date > day && isWeekend(date));

const DAYS = 3;

/**
 * Returns the days to show after the first: the days of the weekend. If that makes fewer than three days in
 * all, adds the days that come next.
 */
export function daysAfter(first: LondonDate, nowMs: number): LondonDate[] {
  const weekend = weekendAfter(first, nowMs);
  const others = travelDates(nowMs).filter((date) => date > first && !weekend.includes(date));
  return [...weekend, ...others.slice(0, Math.max(0, DAYS - 1 - weekend.length))].sort();
}

/** The search for one of the days and its result. */
export interface DayNearHome {
  readonly query: SearchQuery;
  readonly findings: SearchFindings;
}

/**
 * Finds the best places within the usual drive of home, by weather only. It does so for today (or for
 * tomorrow if no place has daylight left) and for two more days, preferably of the weekend. `not-found`:
 * there is no such postcode. Throws SnapshotUnavailableError. Reads no database.
 */
export async function findBestNearHome(
  postcode: Postcode,
  deps: SearchDeps,
): Promise<Result<DayNearHome[], "not-found">> {
  const nowMs = deps.clock();
  const search = async (date: LondonDate, hasDay: boolean): Promise<Result<DayNearHome, "not-found">> => {
    const wish = { postcode, date, hasDay, drivingHours: DEFAULT_DRIVING_HOURS, limit: BEST_OF_EACH };
    const query = { ...plainSearch(wish), extras: { days: "best", badDay: true } } as const;
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
