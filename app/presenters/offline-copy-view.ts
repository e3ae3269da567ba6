/** What pages, their saved copies and the service worker agree on: docs/decisions/030-without-a-connection.md. */

/** The header by which a browser asks for a page to keep: as a guest sees it, without scripts. */
export const COPY_HEADER = "Offline-Copy";

/** The header of an answer that says when its oldest forecast was made, in ISO 8601; absent without a forecast. */
export const WEATHER_AT_HEADER = "Weather-At";

/** `Weather-At` for forecasts made at these times; none where there are none. */
export function weatherAtHeaders(madeAtMs: readonly number[]): Record<string, string> {
  if (madeAtMs.length === 0) return {};
  return { [WEATHER_AT_HEADER]: new Date(Math.min(...madeAtMs)).toISOString() };
}

/** What the root of a copy says in `data-copy`; the service worker writes `OLD` there once the weather has to go. */
export const FRESH = "fresh";
export const OLD = "weather-old";

/** Where the service worker writes why a copy is shown, and the list of what is saved. */
export const NOTE_SLOT = "{saved-note}";
export const LIST_SLOT = "{saved-list}";

/**
 * The attribute `data-place` marks the links of results to their places, of which the first are saved with the search. In a
 * copy those with the value "details" are there only if their place is saved: they say nothing that is not said beside them.
 */
export const PLACE_LINKS = "a[data-place]";
export const OPEN_PLACE_LINKS = `${PLACE_LINKS}[aria-expanded=true]`;
export const DETAILS_LINKS = "a[data-place=details]";
