import { SESSION_COOKIES, cookiePairs, plainCookie } from "./cookies.server";

/** This browser has changed something a moment ago. */
export const OWN_WRITE = "own-write";
/** Copies of the database are usually less than a second behind. */
const OWN_WRITE_SECONDS = 300;

const isRead = ({ method }: Request): boolean => method === "GET" || method === "HEAD";
const isSession = (name: string): boolean => SESSION_COOKIES.includes(name);

/** The primary after or before a write, so that users see their own changes. */
export function readsFrom(request: Request): "first-primary" | "first-unconstrained" {
  const hasWritten = cookiePairs(request).some(({ name }) => name === OWN_WRITE);
  return hasWritten || !isRead(request) ? "first-primary" : "first-unconstrained";
}

/** For the answer to a guest whose change the next page shows. Scripts see that it differs, and use no older data. */
export const ownWriteCookie = (url: URL): string =>
  plainCookie(url, OWN_WRITE, crypto.randomUUID().slice(0, 8), OWN_WRITE_SECONDS).replace(" HttpOnly;", "");

/** After a request that can write, if the browser is signed in or has just signed in. */
export function noteOwnWrite(request: Request, url: URL, response: Response): void {
  if (isRead(request)) return;
  const written = response.headers.getSetCookie().map((cookie) => cookie.split("=", 1)[0] ?? "");
  if (![...cookiePairs(request).map(({ name }) => name), ...written].some(isSession)) return;
  response.headers.append("Set-Cookie", ownWriteCookie(url));
}
