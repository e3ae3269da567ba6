import { leaveParameter, searchParameters } from "#app/domain/search/address";
import { addressOf } from "#app/http/address/address-of";
import { readSearchForm } from "#app/schemas/search-query";
import { cookiePairs } from "./cookies.server";
import { isOwnVisit } from "./visit";
import { plainCookie } from "./plain-cookie";

/** The cookie starts Home's form from the last search's drive, time of leaving and company, and changes no other page. */
export const USUAL_SEARCH = "usual-search";
const KEPT_SECONDS = 90 * 86_400;

/** What the form of this browser starts from, as the parameters of a search; empty where nothing is kept. */
export const usualSearch = (request: Request): URLSearchParams => new URLSearchParams(keptBy(request));

const keptBy = (request: Request): string =>
  cookiePairs(request).find(({ name }) => name === USUAL_SEARCH)?.value ?? "";

/**
 * Has the browser keep how far, when and with whom a search that was answered went. It holds no place and no day, and
 * only what the form can choose. As with the last postcode, the door adds it to the answer, which can be kept for everybody.
 * Only searches that the form began count, with what was changed from there: they carry the units, which our links to a
 * search do not.
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

/** The Set-Cookie value that takes it away. */
export const forgottenUsualSearch = (url: URL): string => plainCookie(url, USUAL_SEARCH, "", 0);
