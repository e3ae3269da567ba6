import { type Cookie, createCookie } from "@remix-run/cloudflare";
import { DEVICE_SECONDS } from "#app/domain/accounts/device";
import { SESSION_SECONDS } from "#app/domain/accounts/account";
import type { Accounts } from "#app/services/accounts/accounts";
import type { Log } from "#app/services/ports";

/** Long enough to follow a redirect, too short to appear on a later page. */
const TOAST_SECONDS = 60;

export type Cookies = ReturnType<typeof createCookies>;

const SESSION = "session";
const LOCKED = "__Host-";

/** On http, and locked to this host on https. */
export const SESSION_COOKIES: readonly string[] = [SESSION, `${LOCKED}${SESSION}`];

/** In order. Blanks after a semicolon are optional, as for the library that reads signed cookies. */
export function cookiePairs(request: Request): readonly { name: string; value: string }[] {
  const pairs = (request.headers.get("Cookie") ?? "").split(";").filter((pair) => pair.trim() !== "");
  return pairs.map((pair) => {
    const [name = "", ...value] = pair.split("=");
    return { name: name.trim(), value: value.join("=").trim() };
  });
}

/**
 * Signed: the first secret signs, the others are accepted too. Without a secret anyone could forge cookies. On https
 * they are locked to this host.
 */
export function createCookies({ secrets }: { secrets: readonly string[] }) {
  return {
    session: createPair(SESSION, SESSION_SECONDS, secrets),
    toast: createPair("toast", TOAST_SECONDS, secrets),
    /** A user has signed in with this browser before. It signs nobody in. */
    device: createPair("device", DEVICE_SECONDS, secrets),
  };
}

/** Null without it, or if its signature is wrong. */
export async function readCookie(cookie: Cookie, request: Request): Promise<unknown> {
  try {
    return await cookie.parse(request.headers.get("Cookie"));
  } catch {
    return null; // Decoding throws if the signature is not base64.
  }
}

/** Whatever its content. */
export function hasCookie(cookie: Cookie, request: Request): boolean {
  return cookiePairs(request).some(({ name }) => name === cookie.name);
}

export function clearCookie(cookie: Cookie): Promise<string> {
  return cookie.serialize("", { maxAge: 0 });
}

function createPair(name: string, maxAge: number, secrets: readonly string[]) {
  const rules = { httpOnly: true, sameSite: "lax" as const, path: "/", maxAge, secrets: [...secrets] };
  const plain = createCookie(name, { ...rules, secure: false });
  const locked = createCookie(`${LOCKED}${name}`, { ...rules, secure: true });
  return ({ url }: Request) => (url.startsWith("https:") ? locked : plain);
}

export interface AccountsContext {
  readonly app: { readonly accounts: Accounts; readonly cookies: Cookies; readonly log: Log };
}

/** Not signed, and scripts cannot read it. A `maxAgeSeconds` of 0 removes it. */
export function plainCookie(url: URL, name: string, value: string, maxAgeSeconds: number): string {
  const secure = url.protocol === "https:" ? "; Secure" : "";
  return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}
