import type { Address } from "#app/http/address/address";

/** The page that lists the licences of all data. */
const LICENCES = '</credits>; rel="license"';
/** A few others are always allowed. */
const EXPOSED = "ETag, Link, Retry-After, X-Empty-Reason, X-Search-Date, X-Search-Order, X-Total-Count";
const A_DAY = "86400";

/** Answers the preflight of browsers too. Not for a request with cookies, whose answer may be personal. */
export function openToOrigins(headers: Headers, request: Request, { isOpen }: Address): void {
  const isRead = ["GET", "HEAD", "OPTIONS"].includes(request.method);
  if (!isOpen || !isRead) return;
  headers.append("Link", LICENCES);
  if (request.headers.has("Cookie")) return;
  headers.set("Access-Control-Allow-Origin", "*");
  headers.set("Access-Control-Expose-Headers", EXPOSED);
  headers.set("Cross-Origin-Resource-Policy", "cross-origin");
  if (request.method !== "OPTIONS") return;
  headers.set("Access-Control-Allow-Methods", "GET, HEAD");
  headers.set("Access-Control-Allow-Headers", "If-None-Match");
  headers.set("Access-Control-Max-Age", A_DAY);
}
