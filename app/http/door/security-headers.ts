import { ADDRESSES } from "#app/http/address/addresses";
import { comparedPath } from "#app/http/address/own-path";

const YEAR_SECONDS = 31_536_000;

/** Scripts of our own origin, and inline scripts only with this answer's nonce. */
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

/** Such as "/feeds/". Even a link that was cut off may have a part of its token. */
const BEFORE_TOKENS = ADDRESSES.flatMap(({ path }) => {
  const start = `/${path}`.indexOf(`:${TOKEN}`);
  return start === -1 ? [] : [`/${path}`.slice(0, start)];
});

/** Such as a link that sets a password or a private feed. */
function holdsKey({ searchParams, pathname }: URL): boolean {
  if (searchParams.has(TOKEN)) return true;
  const path = comparedPath(pathname);
  return BEFORE_TOKENS.some((before) => path.startsWith(before));
}

/** An answer that sets Cache-Control itself keeps it. */
export function setSecurityHeaders(headers: Headers, url: URL, nonce: string): void {
  headers.set("Content-Security-Policy", contentSecurityPolicy(nonce));
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Cross-Origin-Resource-Policy", "same-origin");
  // Other sites must not see a postcode or a key in an address.
  const isTold = !url.searchParams.has("postcode") && !holdsKey(url);
  headers.set("Referrer-Policy", isTold ? "strict-origin-when-cross-origin" : "no-referrer");
  headers.set("Permissions-Policy", "camera=(), microphone=(), geolocation=(self), payment=(), usb=()");
  if (url.protocol === "https:") {
    headers.set("Strict-Transport-Security", `max-age=${YEAR_SECONDS}; includeSubDomains`);
  }
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
}
