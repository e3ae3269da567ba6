import type { SearchPageContext } from "#app/presenters/search/urls";
import { parsePostcode } from "#app/domain/geo/postcode";
import { plainSearch } from "#app/services/search/search-query";
import { DEFAULT_UNITS } from "#app/domain/units";
import { THURSDAY_NOON } from "./in-memory-trips";

/** For tests: what a page of results knows of its search, by default of a Thursday in summer from LS6. */
export function someSearchContext(change: Partial<SearchPageContext> = {}): SearchPageContext {
  const origin = parsePostcode("LS6 3AA")!;
  const plain = plainSearch({ postcode: origin, drivingHours: 2, date: "2026-07-16", limit: 20 });
  const guest = { preferences: null, view: null, note: null };
  return { ...plain, ...DEFAULT_UNITS, origin, ...guest, nowMs: THURSDAY_NOON, ...change };
}
