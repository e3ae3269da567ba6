import { parsePostcode } from "#app/domain/geo/postcode";
import { addressOf } from "#app/http/address/address-of";
import { SESSION_COOKIES, cookiePairs } from "./cookies.server";
import { isOwnVisit } from "./visit";
import { plainCookie } from "./plain-cookie";

/** The cookie fills Home's field and changes no other page. */
export const LAST_POSTCODE = "last-postcode";
const KEPT_SECONDS = 90 * 86_400;

/** The postcode that was last searched from with this browser, in its usual spelling; null where none is kept. */
export function lastPostcode(request: Request): string | null {
  const kept = cookiePairs(request).find(({ name }) => name === LAST_POSTCODE);
  return parsePostcode((kept?.value ?? "").replace("+", " "))?.text ?? null;
}

/**
 * Has the browser keep the postcode of a search that was answered, or that was none for its driving hours and leads to
 * the form on Home: there it need not be typed again. It is added to the answer at the door, so that the
 * page itself can be kept for everybody. Not for those who are signed in: their account keeps their searches. Not for
 * an outcode, nor by a link of another website: that search is another person's.
 */
export function rememberPostcode(request: Request, url: URL, response: Response): void {
  if (!isOwnVisit(request) || addressOf(url.pathname).part !== "search") return;
  if (response.status !== 200 && response.headers.get("Location") !== "/") return;
  const postcode = parsePostcode(url.searchParams.get("postcode") ?? "");
  if (!postcode || postcode.text === lastPostcode(request)) return;
  if (cookiePairs(request).some(({ name }) => SESSION_COOKIES.includes(name))) return;
  response.headers.append(
    "Set-Cookie",
    plainCookie(url, LAST_POSTCODE, postcode.text.replace(" ", "+"), KEPT_SECONDS),
  );
}

/** Takes it away where the browser sent it. */
export function forgetPostcode(request: Request, headers: Headers): void {
  const isKept = cookiePairs(request).some(({ name }) => name === LAST_POSTCODE);
  if (isKept) headers.append("Set-Cookie", forgottenPostcode(new URL(request.url)));
}

/** The Set-Cookie value that takes it away. */
export const forgottenPostcode = (url: URL): string => plainCookie(url, LAST_POSTCODE, "", 0);
