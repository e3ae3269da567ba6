import { type Cookie, createCookie } from "@remix-run/cloudflare";
import { DEVICE_SECONDS } from "#app/domain/accounts/device";
import { SESSION_SECONDS } from "#app/domain/accounts/account";
import type { Accounts } from "#app/services/accounts/accounts";
import type { Log } from "#app/services/ports";

/** Long enough to follow a redirect, and short enough that the message does not appear on a later page. */
const TOAST_SECONDS = 60;

/** The signed cookies for the request's protocol: locked to this host on https. */
export interface Cookies {
  session(request: Request): Cookie;
  toast(request: Request): Cookie;
  /** Records that a user has signed in with this browser before; it does not sign them in. */
  device(request: Request): Cookie;
}

const SESSION = "session";
const DEVICE = "device";
const LOCKED = "__Host-";

/** Both spellings of a cookie's name: on http, and locked to this host on https. */
const spellings = (name: string): readonly string[] => [name, `${LOCKED}${name}`];
export const SESSION_COOKIES = spellings(SESSION);
export const DEVICE_COOKIES = spellings(DEVICE);

/**
 * The cookies of a request in order, split like the library that reads the signed ones: blanks are
 * optional.
 */
export function cookiePairs(request: Request): readonly { name: string; value: string }[] {
  const pairs = (request.headers.get("Cookie") ?? "").split(";").filter((pair) => pair.trim() !== "");
  return pairs.map((pair) => {
    const [name = "", ...value] = pair.split("=");
    return { name: name.trim(), value: value.join("=").trim() };
  });
}

/**
 * Creates cookies that are signed with the first secret; signatures of the other secrets are accepted too. Without a
 * secret, anyone could forge them.
 */
export function createCookies({ secrets }: { secrets: readonly string[] }): Cookies {
  const session = createPair(SESSION, SESSION_SECONDS, secrets);
  const toast = createPair("toast", TOAST_SECONDS, secrets);
  const device = createPair(DEVICE, DEVICE_SECONDS, secrets);
  return {
    session: (request) => session(isHttps(request)),
    toast: (request) => toast(isHttps(request)),
    device: (request) => device(isHttps(request)),
  };
}

/** Returns a cookie's value, or null without the cookie or with a wrong signature. */
export async function readCookie(cookie: Cookie, request: Request): Promise<unknown> {
  try {
    return await cookie.parse(request.headers.get("Cookie"));
  } catch {
    return null; // Decoding throws where the signature is not base64.
  }
}

/** Returns whether the browser sent this cookie, with any content. */
export function hasCookie(cookie: Cookie, request: Request): boolean {
  return cookiePairs(request).some(({ name }) => name === cookie.name);
}

/** Returns the Set-Cookie value that removes a cookie. */
export function clearCookie(cookie: Cookie): Promise<string> {
  return cookie.serialize("", { maxAge: 0 });
}

function createPair(
  name: string,
  maxAge: number,
  secrets: readonly string[],
): (isOnHttps: boolean) => Cookie {
  const rules = { httpOnly: true, sameSite: "lax" as const, path: "/", maxAge, secrets: [...secrets] };
  const plain = createCookie(name, { ...rules, secure: false });
  const locked = createCookie(`${LOCKED}${name}`, { ...rules, secure: true });
  return (isOnHttps) => (isOnHttps ? locked : plain);
}

function isHttps(request: Request): boolean {
  return new URL(request.url).protocol === "https:";
}

/** The part of the load context that sessions and guards need. */
export interface AccountsContext {
  readonly app: { readonly accounts: Accounts; readonly cookies: Cookies; readonly log: Log };
}
