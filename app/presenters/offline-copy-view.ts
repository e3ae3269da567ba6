/** Pages, saved copies and the service worker agree on it: docs/decisions/030-without-a-connection.md. */

/** The oldest forecast in an answer, in ISO 8601; absent without a forecast. */
export const WEATHER_AT_HEADER = "Weather-At";

/** Empty if there are no forecasts. */
export function weatherAtHeaders(madeAtMs: readonly number[]): Record<string, string> {
  if (madeAtMs.length === 0) return {};
  return { [WEATHER_AT_HEADER]: new Date(Math.min(...madeAtMs)).toISOString() };
}

/** Only they may see the copy of a page of their own. */
export const OWNER_HEADER = "Copy-Owner";

/** An account, or all guests of this browser. */
export const ownerOf = (user: { readonly id: number } | null): string => String(user?.id ?? "guest");

/** The service worker writes it at the root of a copy. */
export const FRESH = "fresh";
export const OLD = "weather-old";

/** The service worker replaces its content by the list of saved pages. */
export const LIST_ID = "saved-list";

/**
 * In results: the first of these places are saved with the search. In a copy, "details" is hidden unless its
 * place is saved; the card stays.
 */
export const PLACE_LINKS = "a[data-place]";
export const OPEN_PLACE_LINKS = `${PLACE_LINKS}[aria-expanded=true]`;
export const DETAILS_LINKS = "a[data-place=details]";
