import { isReturnPath } from "./favorite-wish";

/** The pages that send a guest to the sign-in page and expect the guest back. */
const PAGES = /^\/(alerts(\/new)?|trip)$/;

/**
 * Returns the page to which a guest returns after signing in, from the parameters of the sign-in page; null
 * if it is not one of PAGES. The function is not in favorite-wish.ts, which every page with a heart loads.
 */
export function readReturnTo(params: URLSearchParams): string | null {
  const returnTo = params.get("returnTo") ?? "";
  return isReturnPath(returnTo, PAGES) ? returnTo : null;
}
