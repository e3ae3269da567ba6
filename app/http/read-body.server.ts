import { type Result, fail, ok } from "#app/domain/result";

/** As large as any of our forms or calls needs; the same as the front door allows by Content-Length. */
export const MAX_BODY_BYTES = 64 * 1024;

/** The body's bytes, counted as they come: a client may send no Content-Length, or a wrong one. */
export async function readBody(request: Request): Promise<Result<Uint8Array<ArrayBuffer>, "too-large">> {
  if (!request.body) return ok(new Uint8Array(0));
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return ok(joined(chunks, length));
    length += value.byteLength;
    if (length > MAX_BODY_BYTES) {
      await reader.cancel();
      return fail("too-large");
    }
    chunks.push(value);
  }
}

/** A content type without its parameters, in lower case. */
export function mediaType(request: Request): string {
  return (request.headers.get("Content-Type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}
