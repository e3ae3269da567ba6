import type { AppLoadContext } from "@remix-run/cloudflare";
import type { SearchMapView } from "#app/presenters/map/map-view";
import { MOST_PINS, searchMapView } from "#app/presenters/map/search-map";
import type { SearchRequest } from "#app/schemas/search-query";
import { unitsOfRequest } from "#app/http/session/units-cookie";

/** Width by height of the map on its own page: it fits a phone held upright, with the list below. */
export const PAGE_RATIO = 0.85;
const NARROWEST = 0.3;
const WIDEST = 2;
const STEP = 0.05;

/** Returns the ratio of width to height that the browser has room for, rounded to steps, or else PAGE_RATIO. */
export function readRatio(text: string | null): number {
  const ratio = Number(text ?? NaN);
  if (!Number.isFinite(ratio) || ratio < NARROWEST || ratio > WIDEST) return PAGE_RATIO;
  return Math.round(ratio / STEP) * STEP;
}

/**
 * Returns the map of one page of a search, or null if it finds nothing. Throws if the search is
 * unavailable.
 */
export async function findSearchMapView(
  request: Request,
  { app }: AppLoadContext,
  asked: SearchRequest,
  { nowMs, ratio }: { nowMs: number; ratio: number },
): Promise<SearchMapView | null> {
  const search = { ...asked, limit: MOST_PINS };
  const found = await app.findSearchMap(search);
  if (!found.ok || found.value.kind === "empty") return null;
  const { date } = found.value;
  const hasDay = search.hasDay || date !== search.date;
  const context = { ...shownIn(request, search), date, hasDay, nowMs, note: null, preferences: null };
  return searchMapView(found.value, context, app.mapTowns(), ratio);
}

/** Returns how a search's places are shown: from which origin, and in the units of the address or else the visitor's. */
export function shownIn<Asked extends SearchRequest>(request: Request, asked: Asked) {
  const saved = unitsOfRequest(request);
  return {
    ...asked,
    origin: asked.postcode,
    isVisit: true,
    temperatureUnit: asked.temperatureUnit ?? saved.temperatureUnit,
    distanceUnit: asked.distanceUnit ?? saved.distanceUnit,
  };
}
