import type { Utf8 } from "#app/domain/bytes";

/** Field names, each with a sentence that says what is wrong. */
export type FieldErrors = Readonly<Record<string, string>>;

/** A JSON answer. */
export function answerJson(body: unknown, init: ResponseInit = {}): Response {
  return answerJsonBytes(JSON.stringify(body), init);
}

/** Answers with existing JSON, as text or as UTF-8. */
export function answerJsonBytes(json: string | Utf8, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers);
  headers.set("Content-Type", "application/json; charset=utf-8");
  return new Response(json, { ...init, headers });
}

/** An error that people can read, with the fields at fault if there are any. */
export function answerError(
  status: number,
  message: string,
  details: { errors?: FieldErrors; headers?: HeadersInit } = {},
): Response {
  const body = details.errors ? { message, errors: details.errors } : { message };
  return answerJson(body, details.headers ? { status, headers: details.headers } : { status });
}

/** A 400 with the faults by field; the first of them is the message. */
export function answerFaults(errors: FieldErrors, otherwise: string): Response {
  return answerError(400, Object.values(errors)[0] ?? otherwise, { errors });
}

/** Which part of a list this is, and how many entries the list has. */
interface GivenPart {
  readonly offset: number;
  /** Infinity for all the rest. */
  readonly limit: number;
  readonly total: number;
}

/** Sets X-Total-Count, and Link (RFC 8288) to the parts before and after this one. */
export function setPartHeaders(headers: Headers, url: URL, { offset, limit, total }: GivenPart): void {
  headers.set("X-Total-Count", String(total));
  const links: string[] = [];
  const link = (relation: string, from: number) => {
    const part = new URL(url);
    part.searchParams.set("offset", String(from));
    links.push(`<${part.href}>; rel="${relation}"`);
  };
  if (offset > 0 && Number.isFinite(limit)) link("prev", Math.max(0, offset - limit));
  if (offset + limit < total) link("next", offset + limit);
  if (links.length > 0) headers.set("Link", links.join(", "));
}
