/** What pages, their saved copies and the service worker agree on: docs/decisions/030-without-a-connection.md. */

/** The header with which a browser requests a page to save, without scripts: as a guest sees it, except one's own trip. */
export const COPY_HEADER = "Offline-Copy";

/** The header of an answer with the time of its oldest forecast, in ISO 8601; absent without a forecast. */
export const WEATHER_AT_HEADER = "Weather-At";

/** The `Weather-At` header for forecasts made at these times; empty without forecasts. */
export function weatherAtHeaders(madeAtMs: readonly number[]): Record<string, string> {
  if (madeAtMs.length === 0) return {};
  return { [WEATHER_AT_HEADER]: new Date(Math.min(...madeAtMs)).toISOString() };
}

/** The header of a trip with its owner: a copy of it is saved only for them. */
export const OWNER_HEADER = "Copy-Owner";

/** The owner of what is saved: the account, or the guests of this browser. */
export const ownerOf = (user: { readonly id: number } | null): string => String(user?.id ?? "guest");

/** The value of `data-copy` at the root of a copy; the service worker replaces it by `OLD` when the weather is too old. */
export const FRESH = "fresh";
export const OLD = "weather-old";

/** Placeholders that the service worker replaces: by the reason why a copy is shown, and by the list of saved pages. */
export const NOTE_SLOT = "{saved-note}";
export const LIST_SLOT = "{saved-list}";

/**
 * Links of results to their places have the attribute `data-place`; the first of these places are saved with the search.
 * In a copy, links with the value "details" exist only if their place is saved; the text beside them says the same.
 */
export const PLACE_LINKS = "a[data-place]";
export const OPEN_PLACE_LINKS = `${PLACE_LINKS}[aria-expanded=true]`;
export const DETAILS_LINKS = "a[data-place=details]";
