import { joinBytes } from "#app/domain/bytes";
import { fail, ok } from "#app/domain/result";
import { answerError } from "#app/http/answers/answer-json";

/** Enough for all calls and most forms. The front door checks Content-Length against it. */
export const MAX_BODY_BYTES = 64 * 1024;

/** A suggestion has two texts of 5,000 characters, and browsers send an emoji as twelve bytes. */
export const MAX_LONG_FORM_BYTES = 256 * 1024;

/** More than an export of the whole catalogue (3.7 MB), for the administrator's import. */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;

export const TOO_LARGE = "That's more than we can read at once.";

/** What the door reads of a body that no route has read: enough for a file chosen by mistake. */
const MAX_DRAINED_BYTES = 8 * 1024 * 1024;
const LONGEST_DRAIN_MS = 2_000;

/** Counts bytes as they arrive, since Content-Length may be absent or wrong. */
export async function readBody(request: Request, maxBytes = MAX_BODY_BYTES) {
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

/** Unread bytes could reset the connection before the answer arrives, or count as the next request. */
export async function drainBody({ body }: Request): Promise<void> {
  if (!body || body.locked) return;
  let length = 0;
  const sink = new WritableStream<Uint8Array>({
    write(chunk) {
      length += chunk.byteLength;
      if (length > MAX_DRAINED_BYTES) throw new RangeError("too large");
    },
  });
  // The answer is made already.
  await body.pipeTo(sink, { signal: AbortSignal.timeout(LONGEST_DRAIN_MS) }).catch(() => undefined);
}

/** In lower case, without its parameters. */
export function mediaType(request: Request): string {
  return (request.headers.get("Content-Type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
}

export const UPLOAD_TOO_LARGE = "This file is larger than 5 MB.";
export const NOT_TEXT = "This file isn't UTF-8 text.";

/** Throws a 400, 413 or 415. */
export async function readUpload(request: Request): Promise<string> {
  if (mediaType(request) !== "application/json") throw answerError(415, "Send the body as application/json.");
  const bytes = await readBody(request, MAX_UPLOAD_BYTES);
  if (!bytes.ok) throw answerError(413, UPLOAD_TOO_LARGE);
  const text = decodeUpload(bytes.value);
  if (text === null) throw answerError(400, NOT_TEXT);
  return text;
}

/** Null if they are not UTF-8. */
export function decodeUpload(bytes: ArrayBuffer | Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
