import { leaveParameter, searchParameters } from "#app/domain/search/address";
import type { User } from "#app/domain/accounts/account";
import { type Pass, passesIn } from "#app/domain/catalogue/passes";
import type { Address } from "#app/http/address/address";
import { NO_TOWNS } from "#app/domain/geo/towns";
import { readSearch } from "#app/schemas/read-search";
import { cookiePairs, plainCookie } from "./cookies.server";
import { isOwnVisit } from "./visit";

/** Fills in the drive, the time of leaving, the company and the passes on Home, and changes no other page. */
export const USUAL_SEARCH = "usual-search";
const KEPT_SECONDS = 90 * 86_400;

export const usualSearch = (request: Request): URLSearchParams => new URLSearchParams(keptBy(request));

/** Of the account, or else of the browser. */
export const passesOf = (request: Request, user: Pick<User, "passes"> | null): readonly Pass[] =>
  user?.passes?.length ? user.passes : passesIn((usualSearch(request).get("passes") ?? "").split(","));

const keptBy = (request: Request): string =>
  cookiePairs(request).find(({ name }) => name === USUAL_SEARCH)?.value ?? "";

/** No place and no day. Only a search from the form counts: its address has units, and our links to a search have none. */
export function rememberUsualSearch(
  request: Request,
  url: URL,
  { part }: Address,
  response: Response,
  nowMs: number,
): void {
  if (part !== "search" || response.status !== 200 || !isOwnVisit(request)) return;
  if (!url.searchParams.has("temperatureUnit")) return;
  const { drivingHours, leave, filters } = readSearch(url.searchParams, {
    nowMs,
    townsNamed: NO_TOWNS,
  }).search;
  const { needs, within, passes } = filters;
  const value = searchParameters({ drivingHours, leave: leaveParameter(leave), needs, within, passes });
  if (value === keptBy(request)) return;
  response.headers.append("Set-Cookie", plainCookie(url, USUAL_SEARCH, value, KEPT_SECONDS));
}

export function forgetUsualSearch(request: Request, headers: Headers): void {
  if (keptBy(request) !== "") headers.append("Set-Cookie", forgottenUsualSearch(new URL(request.url)));
}

export const forgottenUsualSearch = (url: URL): string => plainCookie(url, USUAL_SEARCH, "", 0);
