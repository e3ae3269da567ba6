import { isReturnPath } from "./favorite-wish";

/** The pages that ask a guest to sign in and that they then return to. */
const PAGES = /^\/(alerts(\/new)?|trip)$/;

/**
 * Returns the page that the sign-in page's address leads back to; null for any other. It is
 * separate from favorite-wish.ts, which every page with a heart loads.
 */
export function readReturnTo(params: URLSearchParams): string | null {
  const returnTo = params.get("returnTo") ?? "";
  return isReturnPath(returnTo, PAGES) ? returnTo : null;
}
