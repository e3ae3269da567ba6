import type { AppLoadContext } from "@remix-run/cloudflare";
import type { SearchMapView } from "#app/presenters/map/map-view";
import { MOST_PINS, searchMapView } from "#app/presenters/map/search-map";
import type { SearchRequest } from "#app/schemas/search-query";
import { unitsOfRequest } from "#app/http/session/units-cookie";

/**
 * The width of the map on its own page, divided by its height. It fits a phone held upright, with the list below it.
 */
export const PAGE_RATIO = 0.85;
const NARROWEST = 0.3;
const WIDEST = 2;
const STEP = 0.05;

/**
 * Returns the ratio of width to height that the browser asks for, rounded to steps. Returns PAGE_RATIO if the text is
 * not a valid ratio.
 */
export function readRatio(text: string | null): number {
  const ratio = Number(text ?? NaN);
  if (!Number.isFinite(ratio) || ratio < NARROWEST || ratio > WIDEST) return PAGE_RATIO;
  return Math.round(ratio / STEP) * STEP;
}

/** Returns the map for one page of a search; null if the search finds nothing. Throws if the search is unavailable. */
export async function findSearchMapView(
  request: Request,
  { app }: AppLoadContext,
  asked: SearchRequest,
  { nowMs, ratio }: { nowMs: number; ratio: number },
): Promise<SearchMapView | null> {
  const begun = await app.beginSearch({ ...asked, limit: MOST_PINS });
  if (!begun.ok || begun.value.total === 0) return null;
  const search = begun.value;
  const hasDay = asked.hasDay || search.isTomorrowInstead;
  const shown = { ...shownIn(request, { ...asked, ...search.query }), hasDay, nowMs };
  const context = { ...shown, note: null, preferences: null };
  return searchMapView(search, app.areaOf(search), context, app.mapTowns(), ratio);
}

/**
 * Returns the context in which a search's places are shown: where the search starts, and the units. The units are
 * those of the address, or the visitor's if the address has none.
 */
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
