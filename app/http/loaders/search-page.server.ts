import type { AppLoadContext } from "@remix-run/cloudflare";
import { searchPageView } from "#app/presenters/search/page";
import { PAGE_RATIO, findSearchMapView } from "./search-map.server";
import { filterCountsView } from "#app/presenters/search/filters";
import type { FilterCountsView } from "#app/presenters/search/filters-view";
import type { SearchPageView } from "#app/presenters/search/view";
import type { SearchRequest } from "#app/schemas/search-query";
import { currentVisitor } from "#app/http/session/session.server";
import { unitsOfRequest } from "#app/http/session/units-cookie";

const CARDS_ON_A_PAGE = 20;

interface Asked {
  /** The parameters of the search's address, without those that gave way to a default. */
  params: URLSearchParams;
  nowMs: number;
  /** Says in a sentence what in the address was corrected. */
  note: string | null;
}

/**
 * One page of a search's results, in the visitor's units; null where nobody knows the postcode. A page after the
 * last one has no cards. Throws where the search is unavailable.
 */
export async function findSearchPage(
  request: Request,
  context: AppLoadContext,
  asked: SearchRequest,
  { params, nowMs, note }: Asked,
): Promise<SearchPageView | null> {
  const search = { ...asked, style: asked.ranking, order: asked.sort, limit: CARDS_ON_A_PAGE };
  const found = await context.app.searchDestinations(search);
  if (!found.ok) return null;
  const saved = unitsOfRequest(request);
  const { user } = await currentVisitor(request, context);
  const shown = {
    ...search,
    origin: asked.postcode,
    isVisit: true,
    temperatureUnit: asked.temperatureUnit ?? saved.temperatureUnit,
    distanceUnit: asked.distanceUnit ?? saved.distanceUnit,
    nowMs,
    note,
    preferences: user,
  };
  const view = searchPageView(found.value, shown, params);
  if (asked.view !== "map" || view.kind !== "results") return view;
  const map = await findSearchMapView(request, context, asked, { nowMs, ratio: PAGE_RATIO });
  return { ...view, answer: null, cards: [], map };
}

/** What each filter of a search would leave; null where nobody knows the postcode. Throws as a search does. */
export async function findFilterCounts(
  { app }: AppLoadContext,
  asked: SearchRequest,
): Promise<FilterCountsView | null> {
  const search = { ...asked, style: asked.ranking, order: asked.sort, offset: 0, limit: 0 };
  const found = await app.searchDestinations(search);
  return found.ok ? filterCountsView(found.value.filterCounts()) : null;
}
