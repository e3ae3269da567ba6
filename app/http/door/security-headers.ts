import { ADDRESSES } from "#app/http/address/addresses";
import { comparedPath } from "#app/http/address/own-path";

const YEAR_SECONDS = 31_536_000;

/** Pages run only scripts of our own origin, and inline only those that carry this answer's nonce. */
function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' https: data:",
    "connect-src 'self'",
    "font-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const TOKEN = "token";

/** What stands before a token in our paths, "/feeds/": a link that was cut short there holds one too. */
const BEFORE_TOKENS = ADDRESSES.flatMap(({ path }) => {
  const start = `/${path}`.indexOf(`:${TOKEN}`);
  return start === -1 ? [] : [`/${path}`.slice(0, start)];
});

/** Addresses that are themselves a key: a link that sets a password, a private feed. */
export function holdsKey({ searchParams, pathname }: URL): boolean {
  if (searchParams.has(TOKEN)) return true;
  const path = comparedPath(pathname);
  return BEFORE_TOKENS.some((before) => path.startsWith(before));
}

/** Sets the headers that every answer carries; an answer's own Cache-Control is kept. */
export function setSecurityHeaders(headers: Headers, url: URL, nonce: string): void {
  headers.set("Content-Security-Policy", contentSecurityPolicy(nonce));
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Cross-Origin-Resource-Policy", "same-origin");
  // The address of a search holds a postcode, that of a recovery or a feed a key: neither must travel to other sites.
  const isTold = !url.searchParams.has("postcode") && !holdsKey(url);
  headers.set("Referrer-Policy", isTold ? "strict-origin-when-cross-origin" : "no-referrer");
  headers.set("Permissions-Policy", "camera=(), microphone=(), geolocation=(self), payment=(), usb=()");
  if (url.protocol === "https:") {
    headers.set("Strict-Transport-Security", `max-age=${YEAR_SECONDS}; includeSubDomains`);
  }
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
}
