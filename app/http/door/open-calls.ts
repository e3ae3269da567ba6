import type { Address } from "#app/http/address/addresses";

/** A link to the page that lists the licences of all data. */
const LICENCES = '</about#credits>; rel="license"';
/** The headers that pages of other origins may read. A few others are always allowed. */
const EXPOSED = "ETag, Link, Retry-After, X-Empty-Reason, X-Search-Date, X-Search-Order, X-Total-Count";
const A_DAY = "86400";

/**
 * Lets pages of any origin read the answer of an open call, and answers the preflight of browsers. Other origins
 * cannot read the answer to a request with cookies, because it may be personal. Each answer links to the licences of
 * its data.
 */
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
