import type { Address } from "#app/http/address/addresses";

/** Where the licences are, field by field. */
const LICENCES = '</about#credits>; rel="license"';
/** What a page of another origin may read beside the few headers that it always may. */
const EXPOSED = "ETag, Link, Retry-After, X-Empty-Reason, X-Search-Date, X-Total-Count";
const A_DAY = "86400";

/**
 * Lets pages of any origin read the answer to an open call, and tells the browser so when it asks first. What is asked with
 * cookies may be somebody's own, and stays within this origin. Each answer says where its licences are.
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
