export type FieldErrors = Readonly<Record<string, string>>;

export function answerJson(body: unknown, init: ResponseInit = {}): Response {
  return answerJsonText(JSON.stringify(body), init);
}

export function answerJsonText(json: string, init: ResponseInit = {}): Response {
  const response = new Response(json, init);
  response.headers.set("Content-Type", "application/json; charset=utf-8");
  return response;
}

export const answerError = (
  status: number,
  message: string,
  { errors, headers }: { errors?: FieldErrors; headers?: HeadersInit } = {},
): Response => answerJson({ message, errors }, { status, headers });

/** The message is the first fault, or `otherwise`. */
export function answerFaults(errors: FieldErrors, otherwise: string): Response {
  return answerError(400, Object.values(errors)[0] ?? otherwise, { errors });
}

/** Of a list, and how many entries the whole list has. */
interface GivenPart {
  readonly offset: number;
  /** Infinity for all that are left. */
  readonly limit: number;
  readonly total: number;
}

/** X-Total-Count, and Link (RFC 8288) with the previous and the next part. */
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
