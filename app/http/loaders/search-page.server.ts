import type { AppLoadContext } from "@remix-run/cloudflare";
import { emptySearchView, searchPageView } from "#app/presenters/search/page";
import { searchMapView } from "#app/presenters/map/search-map";
import { PAGE_RATIO, shownIn } from "./search-map.server";
import { filterCountsView } from "#app/presenters/search/filters-view";
import type { LondonDate } from "#app/domain/calendar/clock";
import { dayParameter } from "#app/domain/search/address";
import type { SearchPageView } from "#app/presenters/search/view";
import { type SearchRequest, readSearch, searchOf } from "#app/schemas/read-search";
import type { Search } from "#app/services/search/search";
import { currentVisitor } from "#app/http/session/session.server";
import { type Postcode, isWholePostcode } from "#app/domain/geo/postcode";
import { isOwnVisit } from "#app/http/session/visit";

const CARDS_ON_A_PAGE = 20;

/**
 * Needs only a start and hours: whatever else is wrong has its default. `asked` is null without a start, with an unknown
 * one, or if the hours are wrong.
 */
export function readPageSearch(request: Request, { app }: AppLoadContext, nowMs: number) {
  const { searchParams } = new URL(request.url);
  const reading = readSearch(searchParams, { nowMs, townsNamed: app.search.townsNamed });
  const { faults } = reading;
  const search = searchOf(reading);
  const wrongHours = faults.find(({ name }) => name === "drivingHours")?.message ?? null;
  // The note says "today" of an unusable day, so the search stays on today after dark.
  const hasDay = reading.search.hasDay || faults.some(({ name }) => name === "travelDate" || name === "date");
  const asked = search && wrongHours === null ? { ...search, hasDay } : null;
  return { ...reading, asked, wrongHours };
}

/** The text of a postcode that does not exist; no cards after the last page. Throws if the search is unavailable. */
export async function findSearchPage(
  request: Request,
  context: AppLoadContext,
  asked: SearchRequest,
  { params, nowMs, note }: { params: URLSearchParams; nowMs: number; note: string | null },
) {
  const query = { ...asked, limit: CARDS_ON_A_PAGE };
  const { app } = context;
  const begun = await app.search.begin(query);
  if (!begun.ok) return begun.error;
  const search = begun.value;
  const { user } = await currentVisitor(request, context);
  const { date } = search;
  const hasDay = query.hasDay || search.isTomorrowInstead;
  const { postcode, drivingHours } = query;
  const offered = { outcode: postcode.outcode, drivingHours, params };
  const [offer] = app.features.flatMap(({ searchOffer }) => searchOffer?.(offered) ?? []);
  const shown = {
    ...shownIn(request, query),
    date,
    hasDay,
    nowMs,
    note,
    preferences: user,
    offer,
  };
  const dated = withDay(params, hasDay ? date : null);
  if (search.total === 0) {
    const view = emptySearchView(await search.whyEmpty(), shown, dated) as SearchPageView;
    return { view, madeAtMs: [] };
  }
  const view = searchPageView(search, { ...shown, site: new URL(request.url).origin }, dated);
  const madeAtMs = forecastTimes(search, asked);
  if (asked.view !== "map") return { view, madeAtMs };
  const map = searchMapView(search, app.map.areaOf(search), shown, app.map.towns(), PAGE_RATIO);
  return { view: { ...view, map }, madeAtMs };
}

function forecastTimes(search: Search, { view }: SearchRequest): number[] {
  const { places, homes } = search;
  const rows = view === "days" ? search.dayTable().rows.map(({ found }) => found) : [];
  return [...places, ...rows, ...homes.flatMap((home) => home?.from ?? [])].flatMap(
    ({ forecast }) => forecast?.fetchedAt ?? [],
  );
}

/** So that links on the page keep the day. Today is not added. */
function withDay(params: URLSearchParams, date: LondonDate | null): URLSearchParams {
  const named = new URLSearchParams(params);
  if (date !== null) named.set("travelDate", dayParameter(date));
  return named;
}

/** How many places each would leave. Null for an unknown postcode. Throws if unavailable. */
export async function findFilterCounts({ app }: AppLoadContext, asked: SearchRequest) {
  const begun = await app.search.begin({ ...asked, offset: 0, limit: 0 });
  return begun.ok ? filterCountsView(begun.value.counts()) : null;
}

/**
 * After the response. Not recorded: further pages; a search that no visitor sees; another person's (behind a
 * link on another website, or from a district, as in shared links); one from a sector, because we do not
 * store the browser's position.
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
