export class BodyTooLarge extends Error {
  constructor(readonly maxBytes: number) {
    super(`more than ${maxBytes} bytes`);
    this.name = "BodyTooLarge";
  }
}

/** Counts bytes as they arrive: a Content-Length may be missing, wrong or of the compressed body. */
export async function readLimited(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of limitedChunks(response, maxBytes))
    text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}

/** Throws BodyTooLarge at the limit. */
async function* limitedChunks(response: Response, maxBytes: number): AsyncGenerator<Uint8Array> {
  if (response.body === null) return;
  const reader: ReadableStreamDefaultReader<Uint8Array> = response.body.getReader();
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    bytes += value.byteLength;
    if (bytes > maxBytes) throw new BodyTooLarge(maxBytes);
    yield value;
  }
}
