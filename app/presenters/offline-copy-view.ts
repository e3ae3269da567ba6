/** What pages, their saved copies and the service worker agree on. See docs/decisions/030-without-a-connection.md. */

/** The header with the time of the oldest forecast in an answer, in ISO 8601. Absent if the answer has no forecast. */
export const WEATHER_AT_HEADER = "Weather-At";

/** The `Weather-At` header of an answer with forecasts that were made at these times; empty if there are none. */
export function weatherAtHeaders(madeAtMs: readonly number[]): Record<string, string> {
  if (madeAtMs.length === 0) return {};
  return { [WEATHER_AT_HEADER]: new Date(Math.min(...madeAtMs)).toISOString() };
}

/** The header that names the owner of a trip. Only that owner may see its copy. */
export const OWNER_HEADER = "Copy-Owner";

/** Whom a saved copy belongs to: an account, or all guests of this browser. */
export const ownerOf = (user: { readonly id: number } | null): string => String(user?.id ?? "guest");

/** The values of `data-copy`, which the service worker writes at the root of a copy. */
export const FRESH = "fresh";
export const OLD = "weather-old";

/** The element of the page /saved whose content the service worker replaces by the list of saved pages. */
export const LIST_ID = "saved-list";

/**
 * In results, links to places have the attribute `data-place`. The first of these places are saved together with the
 * search. In a copy, a link with the value "details" is hidden unless its place is saved. The card around the link
 * stays.
 */
export const PLACE_LINKS = "a[data-place]";
export const OPEN_PLACE_LINKS = `${PLACE_LINKS}[aria-expanded=true]`;
export const DETAILS_LINKS = "a[data-place=details]";
