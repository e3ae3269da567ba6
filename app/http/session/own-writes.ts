import { SESSION_COOKIES, cookiePairs } from "./cookies.server";
import { plainCookie } from "./plain-cookie";

/** The cookie of a signed-in browser that has just changed something. */
export const OWN_WRITE = "own-write";
/** A copy of the database is usually less than a second behind. */
const OWN_WRITE_SECONDS = 300;

const isRead = ({ method }: Request): boolean => method === "GET" || method === "HEAD";
const isSession = (name: string): boolean => SESSION_COOKIES.includes(name);

/**
 * Returns where D1 reads for this request: from the primary if the request can write or its browser has
 * just written, so that users see their own changes; otherwise from the nearest copy.
 */
export function readsFrom(request: Request): "first-primary" | "first-unconstrained" {
  const hasWritten = cookiePairs(request).some(({ name }) => name === OWN_WRITE);
  return hasWritten || !isRead(request) ? "first-primary" : "first-unconstrained";
}

/**
 * Sets the cookie after a request that can write, if the browser is signed in or now signs in: its next
 * requests read the primary.
 */
export function noteOwnWrite(request: Request, url: URL, response: Response): void {
  if (isRead(request)) return;
  const written = response.headers.getSetCookie().map((cookie) => cookie.split("=", 1)[0] ?? "");
  if (![...cookiePairs(request).map(({ name }) => name), ...written].some(isSession)) return;
  response.headers.append("Set-Cookie", plainCookie(url, OWN_WRITE, "1", OWN_WRITE_SECONDS));
}
