import { createHash } from "node:crypto";
import { isoTime } from "#app/domain/units";

/** For an If-Match that cannot be read, so that it matches no destination. */
const NO_VERSION = -1;
const TAG = /^"?(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z)"?$/;
const MILLISECONDS = /^"?(\d{1,16})"?$/;

/** Null without the header and for "*". A weak tag never matches (RFC 9110, section 13.1.1). */
export function versionsOfRequest(request: Request): readonly number[] | null {
  const given = request.headers.get("If-Match")?.trim();
  if (given === undefined || given === "*") return null;
  return given.split(",").map((tag) => readVersion(tag.trim()));
}

/** Epoch ms, from a tag with or without quotation marks, or the field of a form. */
export function readVersion(text: string): number {
  const [, digits] = MILLISECONDS.exec(text) ?? [];
  if (digits !== undefined) return Number(digits);
  const [, instant = ""] = TAG.exec(text) ?? [];
  const epochMs = Date.parse(instant);
  return Number.isNaN(epochMs) ? NO_VERSION : epochMs;
}

export function etagOf({ updatedAt }: { readonly updatedAt: number }): string {
  return `"${isoTime(updatedAt)}"`;
}

const withoutWeakness = (tag: string): string => tag.trim().replace(/^W\//, "");

/** If-None-Match may name the weak tag or the strong one. */
export function hasSameTag(request: Request, etag: string): boolean {
  return tagsOf(request).includes("*") || namesTag(request, etag);
}

/** Before an answer is made: "*" means any answer that exists, and there may be none. */
export function namesTag(request: Request, etag: string): boolean {
  return tagsOf(request).includes(withoutWeakness(etag));
}

const tagsOf = (request: Request): string[] =>
  request.headers.get("If-None-Match")?.split(",").map(withoutWeakness) ?? [];

/** A 304 without a body, with the headers that still apply, if the client has this answer already. */
export function notModified(request: Request, answer: Response): Response {
  const etag = answer.headers.get("ETag");
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (etag === null || answer.status !== 200 || !isRead || !hasSameTag(request, etag)) return answer;
  const headers = new Headers(answer.headers);
  headers.delete("Content-Type");
  return new Response(null, { status: 304, headers });
}

/** Of all that an answer depends on. A hash, so that it does not reveal the request. */
export function weakTag(...parts: readonly (string | number)[]): string {
  return `W/"${createHash("sha256").update(parts.join("\n")).digest("hex").slice(0, HASH_CHARACTERS)}"`;
}

const HASH_CHARACTERS = 20;
