export class BodyTooLarge extends Error {
  constructor(readonly maxBytes: number) {
    super(`more than ${maxBytes} bytes`);
    this.name = "BodyTooLarge";
  }
}

/** Counts bytes as they arrive: a Content-Length may be missing, wrong or of the compressed body. */
export async function readLimited({ body }: Response, maxBytes: number): Promise<string> {
  const reader: ReadableStreamDefaultReader<Uint8Array> | undefined = body?.getReader();
  const decoder = new TextDecoder();
  let [text, bytes] = ["", 0];
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.byteLength;
    if (bytes > maxBytes) throw new BodyTooLarge(maxBytes);
    text += decoder.decode(value, { stream: true });
  }
  return text + decoder.decode();
}
