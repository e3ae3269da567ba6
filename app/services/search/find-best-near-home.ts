import { isWeekend } from "#app/domain/calendar/calendar-day";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { travelDates } from "#app/domain/calendar/travel-date";
import type { Postcode } from "#app/domain/geo/postcode";
import { type Result, fail, ok } from "#app/domain/result";
import { NO_FILTERS } from "#app/domain/filters/filters";
import { DEFAULT_DRIVING_HOURS } from "#app/domain/roads/driving-hours";
import type { LondonDate } from "#app/domain/calendar/clock";
import type { EmptyReason } from "./explain-empty-search";
import { type Search, type SearchDeps, beginSearch } from "./search";
import { plainSearch } from "./search-query";

const BEST_OF_EACH = 3;

const weekendAfter = (day: LondonDate, nowMs: number): LondonDate[] =>
  travelDates(nowMs).filter((date) => date > day && isWeekend(date));

const DAYS = 3;

/** The days of the weekend; with fewer than three days in all, those that come next. */
export function daysAfter(first: LondonDate, nowMs: number): LondonDate[] {
  const weekend = weekendAfter(first, nowMs);
  const others = travelDates(nowMs).filter((date) => date > first && !weekend.includes(date));
  return [...weekend, ...others.slice(0, Math.max(0, DAYS - 1 - weekend.length))].sort();
}

export interface DayNearHome {
  readonly search: Search;
  readonly reason: EmptyReason | null;
}

/** Today (tomorrow without daylight left) and two more days. Throws SnapshotUnavailableError. */
export async function findBestNearHome(
  postcode: Postcode,
  deps: SearchDeps,
  filters = NO_FILTERS,
): Promise<Result<DayNearHome[], "not-found">> {
  const nowMs = deps.clock();
  const search = async (date: LondonDate, hasDay: boolean): Promise<Result<DayNearHome, "not-found">> => {
    const wish = { postcode, date, hasDay, drivingHours: DEFAULT_DRIVING_HOURS, limit: BEST_OF_EACH };
    const begun = await beginSearch({ ...plainSearch(wish), filters }, deps);
    if (!begun.ok) return fail("not-found");
    const found = begun.value;
    return ok({ search: found, reason: found.total === 0 ? await found.whyEmpty() : null });
  };
  const first = await search(londonDateOf(nowMs), false);
  if (!first.ok) return first;
  const found = [first.value];
  for (const date of daysAfter(first.value.search.date, nowMs)) {
    const day = await search(date, true);
    if (!day.ok) return day;
    found.push(day.value);
  }
  return ok(found);
}
