/** The calls whose answers are public data: pages of any origin may read them, without anybody's cookies. */
const OPEN_CALLS: ReadonlySet<string> = new Set([
  "/api/search",
  "/api/destinations/all",
  "/api/openapi.json",
  "/healthz",
]);

/** Whether an address is that of an open call, in each of the spellings that the routes take for one. */
const isOpenCall = ({ pathname }: URL): boolean => OPEN_CALLS.has(pathname.toLowerCase().replace(/\/+$/, ""));

/** What a page of another origin may read beside the few headers that it always may. */
const EXPOSED = "ETag, Link, Retry-After, X-Empty-Reason, X-Total-Count";
const A_DAY = "86400";

/** The answer to a browser that asks first whether a page of another origin may make a call; null for any other. */
export function answerPreflight(request: Request, url: URL): Response | null {
  if (request.method !== "OPTIONS" || !isOpenCall(url)) return null;
  const headers = {
    Allow: "GET, HEAD, OPTIONS",
    "Access-Control-Allow-Methods": "GET, HEAD",
    "Access-Control-Allow-Headers": "If-None-Match",
    "Access-Control-Max-Age": A_DAY,
  };
  return new Response(null, { status: 204, headers });
}

/**
 * Lets pages of any origin read the answer to an open call. What is asked with cookies may be somebody's own, and
 * stays within this origin.
 */
export function openToOrigins(headers: Headers, request: Request, url: URL): void {
  const isRead = ["GET", "HEAD", "OPTIONS"].includes(request.method);
  if (!isRead || !isOpenCall(url) || request.headers.has("Cookie")) return;
  headers.set("Access-Control-Allow-Origin", "*");
  headers.set("Access-Control-Expose-Headers", EXPOSED);
  headers.set("Cross-Origin-Resource-Policy", "cross-origin");
}
