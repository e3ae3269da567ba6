import { leaveParameter, searchParameters } from "#app/domain/search/address";
import { addressOf } from "#app/http/address/address-of";
import { readSearchForm } from "#app/schemas/search-query";
import { cookiePairs } from "./cookies.server";
import { isOwnVisit } from "./visit";
import { plainCookie } from "./plain-cookie";

/**
 * The cookie fills Home's form with the last search's drive, time of leaving and company, and does not
 * change any other page.
 */
export const USUAL_SEARCH = "usual-search";
const KEPT_SECONDS = 90 * 86_400;

/**
 * Returns what this browser's form starts from, as the parameters of a search; empty if nothing is stored.
 */
export const usualSearch = (request: Request): URLSearchParams => new URLSearchParams(keptBy(request));

const keptBy = (request: Request): string =>
  cookiePairs(request).find(({ name }) => name === USUAL_SEARCH)?.value ?? "";

/**
 * Stores the drive, the time and the company of an answered search in the browser: no place and no day, and
 * only what the form can choose. As with the last postcode, the door adds the cookie to the answer, which
 * can be cached for everyone. Only searches from the form count, and changes to them: they have units,
 * which our links to a search do not.
 */
export function rememberUsualSearch(request: Request, url: URL, response: Response, nowMs: number): void {
  if (response.status !== 200 || !isOwnVisit(request)) return;
  if (addressOf(url.pathname).part !== "search" || !url.searchParams.has("temperatureUnit")) return;
  const { drivingHours, leave, filters } = readSearchForm(url.searchParams, nowMs);
  const { needs, within } = filters;
  const value = searchParameters({ drivingHours, leave: leaveParameter(leave), needs, within });
  if (value === keptBy(request)) return;
  response.headers.append("Set-Cookie", plainCookie(url, USUAL_SEARCH, value, KEPT_SECONDS));
}

/** Returns the Set-Cookie value that removes it. */
export const forgottenUsualSearch = (url: URL): string => plainCookie(url, USUAL_SEARCH, "", 0);
