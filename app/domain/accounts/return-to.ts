import { isReturnPath } from "./favorite-wish";

/** The pages that send a guest to the sign-in page, which then leads back. */
const PAGES = /^\/(alerts(\/new)?|trip)$/;

/**
 * Returns the page that the sign-in page's address leads back to; null for any other. It is
 * separate from favorite-wish.ts, which every page with a heart loads.
 */
export function readReturnTo(params: URLSearchParams): string | null {
  const returnTo = params.get("returnTo") ?? "";
  return isReturnPath(returnTo, PAGES) ? returnTo : null;
}
