import { inflateSync } from "node:zlib";

const HEADER_BYTES = 44;
const ENTRY_BYTES = 20;

/**
 * Unpacks a font from WOFF 1.0 (W3C, 2012), because the rasteriser reads only plain fonts. The tables are the same,
 * under a new directory.
 */
export function plainFont(woff: Buffer): Buffer {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new RangeError("This is no WOFF file");
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, turn) => {
    const entry = HEADER_BYTES + turn * ENTRY_BYTES;
    const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(offset, offset + packed);
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.subarray(entry + 16, entry + 20),
      data: packed < length ? inflateSync(bytes) : Buffer.from(bytes),
    };
  });
  const largest = 2 ** Math.floor(Math.log2(count));
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  [count, largest * 16, Math.log2(largest), (count - largest) * 16].forEach((value, turn) =>
    head.writeUInt16BE(value, 4 + 2 * turn),
  );
  let offset = head.length;
  tables.forEach(({ tag, checksum, data }, turn) => {
    const entry = 12 + 16 * turn;
    tag.copy(head, entry);
    checksum.copy(head, entry + 4);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(data.length, entry + 12);
    offset += padded(data.length);
  });
  const bodies = tables.map(({ data }) => Buffer.concat([data], padded(data.length)));
  return Buffer.concat([head, ...bodies]);
}

const padded = (length: number): number => Math.ceil(length / 4) * 4;
