import type { AppLoadContext } from "@remix-run/cloudflare";
import { searchPageView } from "#app/presenters/search/page";
import { searchMapView } from "#app/presenters/map/search-map";
import { PAGE_RATIO, shownIn } from "./search-map.server";
import { filterCountsView } from "#app/presenters/search/filters";
import type { FilterCountsView } from "#app/presenters/search/filters-view";
import type { LondonDate } from "#app/domain/calendar/clock";
import { type ResultsLayout, dayParameter } from "#app/domain/search/address";
import type { SearchPageView } from "#app/presenters/search/view";
import { type Result, ok } from "#app/domain/result";
import type { SearchRequest } from "#app/schemas/search-query";
import type { PlacesOnMap } from "#app/services/map/find-search-map";
import type { SearchExtras, SearchFindings, SearchQuery } from "#app/services/search/search-destinations";
import { currentVisitor } from "#app/http/session/session.server";
import { type Postcode, isWholePostcode } from "#app/domain/geo/postcode";
import { isOwnVisit } from "#app/http/session/visit";

const CARDS_ON_A_PAGE = 20;

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
  const search = { ...asked, limit: CARDS_ON_A_PAGE, extras: extrasOf(asked) };
  const found = await findPlaces(context, search, asked.view);
  if (!found.ok) return null;
  const { findings, onMap } = found.value;
  const { user } = await currentVisitor(request, context);
  const { date } = findings;
  const hasDay = search.hasDay || date !== search.date;
  const shown = { ...shownIn(request, search), date, hasDay, nowMs, note, preferences: user };
  const view = searchPageView(findings, shown, withDay(params, hasDay ? date : null));
  const madeAtMs = forecastTimes(findings);
  if (view.kind !== "results" || !onMap) return { view, madeAtMs };
  const map = searchMapView(onMap, shown, context.app.mapTowns(), PAGE_RATIO);
  return { view: { ...view, map }, madeAtMs };
}

function forecastTimes(findings: SearchFindings): number[] {
  if (findings.kind === "empty") return [];
  const { places, days, home } = findings;
  const rows = days?.table?.rows.map(({ found }) => found) ?? [];
  return [...places, ...rows, ...(home?.from ?? [])].flatMap(({ forecast }) => forecast?.fetchedAt ?? []);
}

/** Returns what a page of results needs besides its places. */
function extrasOf({ view, offset }: SearchRequest): SearchExtras {
  const isFirst = offset === 0;
  if (view === "days") return { counts: true, days: "table" };
  return { counts: true, days: isFirst ? "best" : null, badDay: isFirst && view !== "map" };
}

/** Adds the day to the parameters, so that links on the page keep it. Today is not added. */
function withDay(params: URLSearchParams, date: LondonDate | null): URLSearchParams {
  const named = new URLSearchParams(params);
  if (date !== null) named.set("travelDate", dayParameter(date));
  return named;
}

/** Finds the places of one page. For a map it also finds those of all other pages. */
async function findPlaces(
  { app }: AppLoadContext,
  search: SearchQuery,
  layout: ResultsLayout | null,
): Promise<Result<PageOfPlaces, "not-found">> {
  if (layout !== "map") {
    const found = await app.searchDestinations(search);
    return found.ok ? ok({ findings: found.value, onMap: null }) : found;
  }
  const found = await app.findSearchMap(search);
  if (!found.ok) return found;
  const findings = found.value;
  return ok({ findings, onMap: findings.kind === "empty" ? null : findings });
}

interface PageOfPlaces {
  readonly findings: SearchFindings;
  /** The places on the map; null on a page without one. */
  readonly onMap: PlacesOnMap | null;
}

/**
 * Returns how many places each filter would leave; null if the postcode is unknown. Throws if the search is
 * unavailable.
 */
export async function findFilterCounts(
  { app }: AppLoadContext,
  asked: SearchRequest,
): Promise<FilterCountsView | null> {
  const search = { ...asked, offset: 0, limit: 0, extras: { counts: true } };
  const found = await app.searchDestinations(search);
  return found.ok && found.value.counts ? filterCountsView(found.value.counts) : null;
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
