import type { AppLoadContext } from "@remix-run/cloudflare";
import { MOST_PINS, searchMapView, type SearchMapView } from "#app/presenters/map/search-map";
import type { SearchRequest } from "#app/schemas/read-search";
import { unitsOfRequest } from "#app/http/session/units-cookie";

/** Width by height: fits a phone held upright, with the list below it. */
export const PAGE_RATIO = 0.85;
const NARROWEST = 0.3;
const WIDEST = 2;
const STEP = 0.05;

/** As the browser asks for it, rounded to steps; PAGE_RATIO if it is not valid. */
export function readRatio(text: string | null): number {
  const ratio = Number(text ?? NaN);
  if (!Number.isFinite(ratio) || ratio < NARROWEST || ratio > WIDEST) return PAGE_RATIO;
  return Math.round(ratio / STEP) * STEP;
}

/** Null if the search finds nothing. Throws if it is unavailable. */
export async function findSearchMapView(
  request: Request,
  { app }: AppLoadContext,
  asked: SearchRequest,
  { nowMs, ratio }: { nowMs: number; ratio: number },
): Promise<SearchMapView | null> {
  const begun = await app.search.begin({ ...asked, limit: MOST_PINS });
  if (!begun.ok || begun.value.total === 0) return null;
  const search = begun.value;
  const hasDay = asked.hasDay || search.isTomorrowInstead;
  const shown = { ...shownIn(request, { ...asked, ...search.query }), hasDay, nowMs };
  const context = { ...shown, note: null, preferences: null };
  return searchMapView(search, app.map.areaOf(search), context, app.map.towns(), ratio);
}

/** Where the search starts, and the units: those of the address, else the visitor's. */
export function shownIn<Asked extends SearchRequest>(request: Request, asked: Asked) {
  const saved = unitsOfRequest(request);
  return {
    ...asked,
    origin: asked.postcode,
    temperatureUnit: asked.temperatureUnit ?? saved.temperatureUnit,
    distanceUnit: asked.distanceUnit ?? saved.distanceUnit,
  };
}
