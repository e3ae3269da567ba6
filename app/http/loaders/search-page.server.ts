import type { AppLoadContext } from "@remix-run/cloudflare";
import { emptySearchView, searchPageView } from "#app/presenters/search/page";
import { searchMapView } from "#app/presenters/map/search-map";
import { PAGE_RATIO, shownIn } from "./search-map.server";
import { filterCountsView } from "#app/presenters/search/filters";
import type { FilterCountsView } from "#app/presenters/search/filters-view";
import type { LondonDate } from "#app/domain/calendar/clock";
import { dayParameter } from "#app/domain/search/address";
import type { SearchPageView } from "#app/presenters/search/view";
import { type SearchReading, type SearchRequest, readSearch } from "#app/schemas/search-query";
import type { Search } from "#app/services/search/search";
import { currentVisitor } from "#app/http/session/session.server";
import { type Postcode, isWholePostcode } from "#app/domain/geo/postcode";
import { isOwnVisit } from "#app/http/session/visit";

const CARDS_ON_A_PAGE = 20;

/** A search for a page, which needs only a start and hours: whatever else is wrong has its default. */
type PageReading = SearchReading & {
  /** Null if there is no start, or if the hours are wrong. */
  readonly asked: SearchRequest | null;
  readonly wrongHours: string | null;
};

export function readPageSearch(request: Request, { app }: AppLoadContext, nowMs: number): PageReading {
  const { searchParams } = new URL(request.url);
  const reading = readSearch(searchParams, { nowMs, townsNamed: app.townsNamed });
  const { search, start, faults } = reading;
  const wrongHours = faults.find(({ name }) => name === "drivingHours")?.message ?? null;
  // A note says that the search is for today because its day was unusable. Today then counts as a named day,
  // so that the search stays on today after dark.
  const hasDay = search.hasDay || faults.some(({ name }) => name === "travelDate" || name === "date");
  const asked = start && wrongHours === null ? { ...search, postcode: start, hasDay } : null;
  return { ...reading, asked, wrongHours };
}

interface RequestedPage {
  /** The parameters of the address. Those that were invalid and replaced by a default are left out. */
  params: URLSearchParams;
  nowMs: number;
  /** A sentence about what was corrected in the address; null if nothing was. */
  note: string | null;
}

interface FoundPage {
  readonly view: SearchPageView;
  /** When the forecasts on the page were made, in epoch milliseconds. */
  readonly madeAtMs: readonly number[];
}

/**
 * Returns one page of a search's results in the visitor's units; null if the postcode is unknown. A page after the last
 * one has no cards. Throws if the search is unavailable.
 */
export async function findSearchPage(
  request: Request,
  context: AppLoadContext,
  asked: SearchRequest,
  { params, nowMs, note }: RequestedPage,
): Promise<FoundPage | null> {
  const query = { ...asked, limit: CARDS_ON_A_PAGE };
  const { app } = context;
  const begun = await app.beginSearch(query);
  if (!begun.ok) return null;
  const search = begun.value;
  const { user } = await currentVisitor(request, context);
  const { date } = search;
  const hasDay = query.hasDay || search.isTomorrowInstead;
  const shown = { ...shownIn(request, query), date, hasDay, nowMs, note, preferences: user };
  const dated = withDay(params, hasDay ? date : null);
  if (search.total === 0) {
    return { view: emptySearchView(await search.whyEmpty(), shown, dated), madeAtMs: [] };
  }
  const view = searchPageView(search, shown, dated);
  const madeAtMs = forecastTimes(search, asked);
  if (asked.view !== "map") return { view, madeAtMs };
  const map = searchMapView(search, app.areaOf(search), shown, app.mapTowns(), PAGE_RATIO);
  return { view: { ...view, map }, madeAtMs };
}

function forecastTimes(search: Search, { view }: SearchRequest): number[] {
  const { places, home } = search;
  const rows = view === "days" ? search.dayTable().rows.map(({ found }) => found) : [];
  return [...places, ...rows, ...(home?.from ?? [])].flatMap(({ forecast }) => forecast?.fetchedAt ?? []);
}

/** Adds the day to the parameters, so that links on the page keep it. Today is not added. */
function withDay(params: URLSearchParams, date: LondonDate | null): URLSearchParams {
  const named = new URLSearchParams(params);
  if (date !== null) named.set("travelDate", dayParameter(date));
  return named;
}

/**
 * Returns how many places each filter would leave; null if the postcode is unknown. Throws if the search is
 * unavailable.
 */
export async function findFilterCounts(
  { app }: AppLoadContext,
  asked: SearchRequest,
): Promise<FilterCountsView | null> {
  const begun = await app.beginSearch({ ...asked, offset: 0, limit: 0 });
  return begun.ok ? filterCountsView(begun.value.counts()) : null;
}

/**
 * Records a signed-in visitor's search, after the response. Besides further pages of the same search, three kinds are
 * not recorded: a search that no visitor sees; a search that another person made (behind a link on another website, or
 * from a district, as in shared links); and a search from a sector, because we do not store the browser's position.
 */
export async function recordSearch(
  request: Request,
  context: AppLoadContext,
  { postcode, drivingHours, offset }: { postcode: Postcode; drivingHours: number; offset: number },
): Promise<void> {
  if (!isOwnVisit(request) || offset > 0 || !isWholePostcode(postcode)) return;
  const { user } = await currentVisitor(request, context);
  if (!user) return;
  const search = { userId: user.id, postcode, drivingHours };
  context.waitUntil(context.app.history.recordSearchAfterAnswer(search));
}
