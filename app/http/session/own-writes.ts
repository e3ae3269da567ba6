import { SESSION_COOKIES, cookiePairs, plainCookie } from "./cookies.server";

/** The cookie of a signed-in browser that has changed something a moment ago. */
export const OWN_WRITE = "own-write";
/** Copies of the database are usually less than a second behind. This leaves them plenty of time. */
const OWN_WRITE_SECONDS = 300;

const isRead = ({ method }: Request): boolean => method === "GET" || method === "HEAD";
const isSession = (name: string): boolean => SESSION_COOKIES.includes(name);

/**
 * Returns where D1 reads for this request. If the request can write, or its browser has just written, it reads the
 * primary, so that users see their own changes. Otherwise it reads the nearest copy.
 */
export function readsFrom(request: Request): "first-primary" | "first-unconstrained" {
  const hasWritten = cookiePairs(request).some(({ name }) => name === OWN_WRITE);
  return hasWritten || !isRead(request) ? "first-primary" : "first-unconstrained";
}

/**
 * Sets the cookie after a request that can write, if the browser is signed in or has just signed in. Its next requests
 * then read the primary.
 */
export function noteOwnWrite(request: Request, url: URL, response: Response): void {
  if (isRead(request)) return;
  const written = response.headers.getSetCookie().map((cookie) => cookie.split("=", 1)[0] ?? "");
  if (![...cookiePairs(request).map(({ name }) => name), ...written].some(isSession)) return;
  response.headers.append("Set-Cookie", plainCookie(url, OWN_WRITE, "1", OWN_WRITE_SECONDS));
}
