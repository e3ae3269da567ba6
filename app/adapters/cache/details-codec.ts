import { Buffer } from "node:buffer";
import { gunzipStream, gzip } from "./gzip";

const LINE_BREAK = 10;
/** The key of details whose lines have this hash. */
export const detailsKeyOf = (hash: string): string => `details:2:${hash}`;

/**
 * Encodes one line per place as UTF-8; JSON never contains a bare line break. It writes straight into the
 * result, so memory holds the bytes only once.
 */
export function encodeLines(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const lengths = lines.map((line) => Buffer.byteLength(line));
  const bytes = new Uint8Array(lengths.reduce((sum, length) => sum + length, Math.max(0, lines.length - 1)));
  const encoder = new TextEncoder();
  let start = 0;
  lines.forEach((line, index) => {
    if (index > 0) bytes[start - 1] = LINE_BREAK;
    encoder.encodeInto(line, bytes.subarray(start));
    start += (lengths[index] ?? 0) + 1;
  });
  return bytes;
}

/** The value under the details' key: the lines, compressed because KV accepts no value over 25 MiB. */
export const packDetails = (lines: readonly string[]): Promise<Uint8Array> => gzip(encodeLines(lines));

/**
 * Returns one text per place, without parsing it. Decodes each line as it arrives: the whole as one string
 * would take twice the memory because of a few letters outside Latin-1. Rejects anything that is not packed
 * details.
 */
export function unpackDetails(bytes: Uint8Array): Promise<string[]> {
  return linesOf(gunzipStream(bytes));
}

async function linesOf(stream: ReadableStream<Uint8Array>): Promise<string[]> {
  const decoder = new TextDecoder();
  const lines: string[] = [];
  let rest: Uint8Array = new Uint8Array(0);
  const reader = stream.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const bytes = rest.length === 0 ? read.value : Buffer.concat([rest, read.value]);
    let start = 0;
    for (let end = bytes.indexOf(LINE_BREAK); end >= 0; end = bytes.indexOf(LINE_BREAK, start)) {
      lines.push(decoder.decode(bytes.subarray(start, end)));
      start = end + 1;
    }
    rest = bytes.subarray(start);
  }
  if (rest.length > 0 || lines.length > 0) lines.push(decoder.decode(rest));
  return lines;
}
