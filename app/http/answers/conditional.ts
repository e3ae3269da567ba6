import { isoTime } from "#app/domain/units";

/** No destination has this version. An If-Match that cannot be read gets this version, so it matches no destination. */
const NO_VERSION = -1;
const TAG = /^"?(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z)"?$/;
const MILLISECONDS = /^"?(\d{1,16})"?$/;

/**
 * Returns the versions that If-Match names; the present version must be one of them. Null without the header and for
 * "*". A weak tag never matches (RFC 9110, section 13.1.1).
 */
export function versionsOfRequest(request: Request): readonly number[] | null {
  const given = request.headers.get("If-Match")?.trim();
  if (given === undefined || given === "*") return null;
  return given.split(",").map((tag) => readVersion(tag.trim()));
}

/**
 * Reads a version: a tag with or without quotation marks, or the field of a form. The version is in epoch milliseconds.
 */
export function readVersion(text: string): number {
  const [, digits] = MILLISECONDS.exec(text) ?? [];
  if (digits !== undefined) return Number(digits);
  const [, instant = ""] = TAG.exec(text) ?? [];
  const epochMs = Date.parse(instant);
  return Number.isNaN(epochMs) ? NO_VERSION : epochMs;
}

/** Returns the ETag of a destination's version, which is its `updatedAt` in ISO 8601. */
export function etagOf({ updatedAt }: { readonly updatedAt: number }): string {
  return `"${isoTime(updatedAt)}"`;
}

const withoutWeakness = (tag: string): string => tag.trim().replace(/^W\//, "");

/** Whether If-None-Match says that the client has this version. It may name the weak tag or the strong one. */
export function hasSameTag(request: Request, etag: string): boolean {
  return tagsOf(request).includes("*") || namesTag(request, etag);
}

/**
 * Whether If-None-Match names exactly this tag. For use before an answer is made: "*" does not count, since it means
 * any answer that exists, and there may be none.
 */
export function namesTag(request: Request, etag: string): boolean {
  return tagsOf(request).includes(withoutWeakness(etag));
}

const tagsOf = (request: Request): string[] =>
  request.headers.get("If-None-Match")?.split(",").map(withoutWeakness) ?? [];

/** Returns a 304 without a body if the client has this answer already. The 304 keeps the headers that still apply. */
export function notModified(request: Request, answer: Response): Response {
  const etag = answer.headers.get("ETag");
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (etag === null || answer.status !== 200 || !isRead || !hasSameTag(request, etag)) return answer;
  const headers = new Headers(answer.headers);
  headers.delete("Content-Type");
  return new Response(null, { status: 304, headers });
}

/**
 * Returns a weak ETag for an answer that depends only on these parts. It is a 53-bit hash (cyrb53), so that it does not
 * reveal the request.
 */
export function weakTag(...parts: readonly (string | number)[]): string {
  const text = parts.join("\n");
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  const mixedHigh = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  const mixedLow = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  const hash = 4_294_967_296 * (0x1fffff & mixedLow) + (mixedHigh >>> 0);
  return `W/"${hash.toString(36)}"`;
}
