import type { Address } from "#app/http/address/addresses";

/** The page with the licences, field by field. */
const LICENCES = '</about#credits>; rel="license"';
/** Headers that a page of another origin may read besides the few that are always allowed. */
const EXPOSED = "ETag, Link, Retry-After, X-Empty-Reason, X-Search-Date, X-Total-Count";
const A_DAY = "86400";

/**
 * Lets pages of any origin read the answer to an open call, and answers the browser's preflight. Requests
 * with cookies may have personal answers, so these stay within our origin. Each answer links to its
 * licences.
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
