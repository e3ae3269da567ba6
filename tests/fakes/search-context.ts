import type { PlaceContext } from "#app/presenters/trips/present";
import type { SearchPageContext } from "#app/presenters/search/urls";
import { parsePostcode } from "#app/domain/geo/read-postcode";
import { type SearchDeps, beginSearch } from "#app/services/search/search";
import { type SearchQuery, plainSearch } from "#app/services/search/search-query";
import { DEFAULT_UNITS } from "#app/domain/units";
import { THURSDAY_NOON } from "./in-memory-trips";

/** For tests: how a place is shown, by default on a Thursday in summer to visitors from nowhere. */
export const somePlaceContext = (change: Partial<PlaceContext> = {}): PlaceContext => ({
  ...DEFAULT_UNITS,
  origin: null,
  date: "2026-07-16",
  style: "urban",
  nowMs: THURSDAY_NOON,
  ...change,
});

/** For tests: what a page of results knows of its search, by default of a Thursday in summer from LS6. */
export function someSearchContext(change: Partial<SearchPageContext> = {}): SearchPageContext {
  const origin = parsePostcode("LS6 3AA")!;
  const plain = plainSearch({ postcode: origin, drivingHours: 2, date: "2026-07-16", limit: 20 });
  const guest = { preferences: null, view: null, note: null };
  return { ...somePlaceContext(), ...plain, origin, ...guest, ...change };
}

/** For tests: a search whose start is known. */
export async function begun(asked: SearchQuery, deps: SearchDeps) {
  const found = await beginSearch(asked, deps);
  if (!found.ok) throw new Error(found.error);
  return found.value;
}
