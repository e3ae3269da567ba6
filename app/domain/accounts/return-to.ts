import { isReturnPath } from "./return-path";

/** The pages that ask a guest to sign in and are come back to. */
const PAGES_OF_ALERTS = /^\/alerts(\/new)?$/;

/**
 * The page that an address of the sign-in page leads back to, where it is one of the alerts'; null for any other. Apart
 * from the wishes of hearts, which every page with a heart loads.
 */
export function readReturnTo(params: URLSearchParams): string | null {
  const returnTo = params.get("returnTo") ?? "";
  return isReturnPath(returnTo, PAGES_OF_ALERTS) ? returnTo : null;
}
