import { parsePostcode } from "#app/domain/geo/postcode";
import type { Address } from "#app/http/address/addresses";
import { SESSION_COOKIES, cookiePairs, plainCookie } from "./cookies.server";
import { isOwnVisit } from "./visit";

/** The cookie that fills in the postcode on Home. It changes no other page. */
export const LAST_POSTCODE = "last-postcode";
const KEPT_SECONDS = 90 * 86_400;

/** Returns the postcode of this browser's last search in its usual spelling; null if none is stored. */
export function lastPostcode(request: Request): string | null {
  const kept = cookiePairs(request).find(({ name }) => name === LAST_POSTCODE);
  return parsePostcode((kept?.value ?? "").replace("+", " "))?.text ?? null;
}

/**
 * Stores the postcode of a search in the browser, so that Home can fill it in. A search whose drive was refused counts
 * too. The door adds this cookie, so that the page itself can be cached for everyone. It is not set for a signed-in
 * user, whose account has their searches, nor for an outcode or a link on another website, since those are another
 * person's search.
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

/** Removes the cookie if the browser sent it. */
export function forgetPostcode(request: Request, headers: Headers): void {
  const isKept = cookiePairs(request).some(({ name }) => name === LAST_POSTCODE);
  if (isKept) headers.append("Set-Cookie", forgottenPostcode(new URL(request.url)));
}

/** Returns the Set-Cookie value that removes the cookie. */
export const forgottenPostcode = (url: URL): string => plainCookie(url, LAST_POSTCODE, "", 0);
