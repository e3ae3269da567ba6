import { isReturnPath } from "./favorite-wish";

const PAGES = /^\/(alerts(\/new)?|trip)$/;

/** Null if it is not one of PAGES. Not in favorite-wish.ts, which every page with a heart loads. */
export function readReturnTo(params: URLSearchParams): string | null {
  const returnTo = params.get("returnTo") ?? "";
  return isReturnPath(returnTo, PAGES) ? returnTo : null;
}
