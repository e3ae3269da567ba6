import { isReturnPath } from "./favorite-wish";

/** The alerts' pages that ask a guest to sign in and that they then return to. */
const PAGES_OF_ALERTS = /^\/alerts(\/new)?$/;

/**
 * Returns the alerts' page that the sign-in page's address leads back to; null for any other. It is
 * separate from favorite-wish.ts, which every page with a heart loads.
 */
export function readReturnTo(params: URLSearchParams): string | null {
  const returnTo = params.get("returnTo") ?? "";
  return isReturnPath(returnTo, PAGES_OF_ALERTS) ? returnTo : null;
}
