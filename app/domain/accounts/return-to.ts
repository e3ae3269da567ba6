import { isReturnPath } from "./favorite-wish";

/** The pages that send a guest to the sign-in page and expect the guest back. */
const PAGES = /^\/(alerts(\/new)?|trip)$/;

/**
 * Returns the page to which the sign-in page's address leads back; null if that is not one of PAGES. It is
 * separate from favorite-wish.ts because every page with a heart loads that file.
 */
export function readReturnTo(params: URLSearchParams): string | null {
  const returnTo = params.get("returnTo") ?? "";
  return isReturnPath(returnTo, PAGES) ? returnTo : null;
}
