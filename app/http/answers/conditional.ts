import { isoTime } from "#app/domain/units";

/** A version that no destination has: an unreadable If-Match matches nothing. */
const NO_VERSION = -1;
const TAG = /^"?(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z)"?$/;
const MILLISECONDS = /^"?(\d{1,16})"?$/;

/**
 * The versions in If-Match, of which one is to be the present one; null without the header, or for "*". A weak tag matches
 * none (RFC 9110, section 13.1.1).
 */
export function versionsOfRequest(request: Request): readonly number[] | null {
  const given = request.headers.get("If-Match")?.trim();
  if (given === undefined || given === "*") return null;
  return given.split(",").map((tag) => readVersion(tag.trim()));
}

/** A tag with or without its quotation marks, or milliseconds as the fields of forms have them. */
export function readVersion(text: string): number {
  const [, digits] = MILLISECONDS.exec(text) ?? [];
  if (digits !== undefined) return Number(digits);
  const [, instant = ""] = TAG.exec(text) ?? [];
  const epochMs = Date.parse(instant);
  return Number.isNaN(epochMs) ? NO_VERSION : epochMs;
}

/** The ETag of a destination in this version: its `updatedAt` as the calls answer it. */
export function etagOf({ updatedAt }: { readonly updatedAt: number }): string {
  return `"${isoTime(updatedAt)}"`;
}

const withoutWeakness = (tag: string): string => tag.trim().replace(/^W\//, "");

/** Whether the client has this version already, by its If-None-Match; weak and strong tags count alike. */
export function hasSameTag(request: Request, etag: string): boolean {
  return tagsOf(request).includes("*") || namesTag(request, etag);
}

/**
 * Whether it names this very tag. For what is asked before there is an answer: "*" means any that there is, and there may
 * be none.
 */
export function namesTag(request: Request, etag: string): boolean {
  return tagsOf(request).includes(withoutWeakness(etag));
}

const tagsOf = (request: Request): string[] =>
  request.headers.get("If-None-Match")?.split(",").map(withoutWeakness) ?? [];

/** The answer without its body, where the client has the same already: 304, with the headers that still hold. */
export function notModified(request: Request, answer: Response): Response {
  const etag = answer.headers.get("ETag");
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (etag === null || answer.status !== 200 || !isRead || !hasSameTag(request, etag)) return answer;
  const headers = new Headers(answer.headers);
  headers.delete("Content-Type");
  return new Response(null, { status: 304, headers });
}

/**
 * The weak ETag of an answer that follows from these alone: a hash of 53 bits (cyrb53), so that a tag shows nobody what
 * was asked.
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
