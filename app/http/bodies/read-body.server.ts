import { joinBytes } from "#app/domain/join-bytes";
import { type Result, fail, ok } from "#app/domain/result";

/** As large as any of our calls and most forms need; the same as the front door allows calls by Content-Length. */
export const MAX_BODY_BYTES = 64 * 1024;

/** For forms with long texts: a suggestion holds two of 5,000 characters, and a browser writes an emoji in twelve bytes. */
export const MAX_LONG_FORM_BYTES = 256 * 1024;

/** Three times the whole catalogue: what the administrator's import may bring, and no other request. */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;

/** What is said of a larger body. */
export const TOO_LARGE = "That's more than we can read at once.";

/** How much of a body that nobody wants is still read, and for how long: enough for a file chosen by mistake. */
const MAX_DRAINED_BYTES = 8 * 1024 * 1024;
const LONGEST_DRAIN_MS = 2_000;

/**
 * The body's bytes, counted as they come: a client may send no Content-Length, or a wrong one. What is over the
 * limit stays unread; drainBody, at the front door, takes care of it.
 */
export async function readBody(
  request: Request,
  maxBytes = MAX_BODY_BYTES,
): Promise<Result<Uint8Array<ArrayBuffer>, "too-large">> {
  if (!request.body) return ok(new Uint8Array(0));
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return ok(joinBytes(chunks));
      length += value.byteLength;
      if (length > maxBytes) return fail("too-large");
      chunks.push(value);
    }
  } finally {
    reader.releaseLock();
  }
}

/**
 * Throws away what is left of a body. Unread bytes would reset the connection, so that the client never sees
 * its answer, or be taken for its next request. A body that is larger or slower than we care for is cancelled.
 */
export async function drainBody({ body }: Request): Promise<void> {
  if (!body || body.locked) return;
  let length = 0;
  const sink = new WritableStream<Uint8Array>({
    write(chunk) {
      length += chunk.byteLength;
      if (length > MAX_DRAINED_BYTES) throw new RangeError("too large");
    },
  });
  // The answer is made already: a body that cannot be read does not change it.
  await body.pipeTo(sink, { signal: AbortSignal.timeout(LONGEST_DRAIN_MS) }).catch(() => undefined);
}

/** A content type without its parameters, in lower case. */
export function mediaType(request: Request): string {
  return (request.headers.get("Content-Type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
}
