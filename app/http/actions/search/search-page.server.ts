import type { AppLoadContext } from "@remix-run/cloudflare";
import { searchPageView } from "#app/presenters/search/page";
import { PAGE_RATIO, findSearchMapView } from "./search-map.server";
import type { SearchPageView } from "#app/presenters/search/view";
import type { SearchRequest } from "#app/schemas/search-query";
import { unitsOfRequest } from "#app/http/session/units-cookie";

const CARDS_ON_A_PAGE = 20;

interface Asked {
  /** The parameters of the search's address, without those that gave way to a default. */
  params: URLSearchParams;
  nowMs: number;
  /** What of the address was put right, in a sentence. */
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
  const shown = {
    ...search,
    origin: asked.postcode,
    isVisit: true,
    temperatureUnit: asked.temperatureUnit ?? saved.temperatureUnit,
    distanceUnit: asked.distanceUnit ?? saved.distanceUnit,
    nowMs,
    note,
  };
  const view = searchPageView(found.value, shown, params);
  if (asked.view !== "map" || view.kind !== "results") return view;
  const map = await findSearchMapView(request, context, asked, { nowMs, ratio: PAGE_RATIO });
  return { ...view, answer: null, cards: [], map };
}
