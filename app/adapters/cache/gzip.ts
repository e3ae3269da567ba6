/** KV and our own encoders give plain buffers, never shared ones. */
const streamOf = (bytes: Uint8Array): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new Blob([bytes as Uint8Array<ArrayBuffer>]).stream();

const wholeOf = async (stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(stream).arrayBuffer());

export const gzip = (bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> =>
  wholeOf(streamOf(bytes).pipeThrough(new CompressionStream("gzip")));

/** Rejects if the bytes are damaged. */
export const gunzip = (bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> =>
  wholeOf(streamOf(bytes).pipeThrough(new DecompressionStream("gzip")));
