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

/** Today, and what forecasts reach of the weekend, each once: two or three days, on a Sunday today alone. */
export function daysForHome(nowMs: number): LondonDate[] {
  const today = londonDateOf(nowMs);
  return travelDates(nowMs).filter((date) => date === today || isWeekend(date));
}

/** What was asked for one of the days, and what was found. */
export interface DayNearHome {
  readonly query: SearchQuery;
  readonly findings: SearchFindings;
}

/**
 * The best of today and of the weekend within the usual drive of home, by weather alone. `not-found`: no such postcode.
 * Throws SnapshotUnavailableError. No database is asked.
 */
export async function findBestNearHome(
  postcode: Postcode,
  deps: SearchDeps,
): Promise<Result<DayNearHome[], "not-found">> {
  const found: DayNearHome[] = [];
  for (const date of daysForHome(deps.clock())) {
    const query = plainSearch({ postcode, date, drivingHours: DEFAULT_DRIVING_HOURS, limit: BEST_OF_EACH });
    const day = await searchDestinations(query, deps);
    if (!day.ok) return fail("not-found");
    found.push({ query, findings: day.value });
  }
  return ok(found);
}
