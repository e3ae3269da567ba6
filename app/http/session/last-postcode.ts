import { parsePostcode } from "#app/domain/geo/read-postcode";
import type { Address } from "#app/http/address/address";
import { SESSION_COOKIES, cookiePairs, plainCookie } from "./cookies.server";
import { isOwnVisit } from "./visit";

/** Fills in the postcode on Home, and changes no other page. */
export const LAST_POSTCODE = "last-postcode";
const KEPT_SECONDS = 90 * 86_400;

/** In its usual spelling. */
export function lastPostcode(request: Request): string | null {
  const kept = cookiePairs(request).find(({ name }) => name === LAST_POSTCODE);
  return parsePostcode((kept?.value ?? "").replace("+", " "))?.text ?? null;
}

/**
 * A search whose drive was refused counts too. Not for a signed-in user, whose account has their searches, nor for an
 * outcode or a link on another website, which are another person's search.
 */
export function rememberPostcode(request: Request, url: URL, { part }: Address, response: Response): void {
  if (part !== "search" || !isOwnVisit(request)) return;
  if (response.status !== 200 && response.headers.get("Location") !== "/") return;
  const postcode = parsePostcode(url.searchParams.get("postcode") ?? "");
  if (!postcode || postcode.text === lastPostcode(request)) return;
  if (cookiePairs(request).some(({ name }) => SESSION_COOKIES.includes(name))) return;
  response.headers.append(
    "Set-Cookie",
    plainCookie(url, LAST_POSTCODE, postcode.text.replace(" ", "+"), KEPT_SECONDS),
  );
}

export function forgetPostcode(request: Request, headers: Headers): void {
  const isKept = cookiePairs(request).some(({ name }) => name === LAST_POSTCODE);
  if (isKept) headers.append("Set-Cookie", forgottenPostcode(new URL(request.url)));
}

export const forgottenPostcode = (url: URL): string => plainCookie(url, LAST_POSTCODE, "", 0);
