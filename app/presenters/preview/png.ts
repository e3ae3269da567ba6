import { Buffer } from "node:buffer";
import { crc32, deflateSync, inflateSync } from "node:zlib";

/** 8-bit RGB. Each row begins with a byte of its own, which is 0: no filter (PNG, W3C, 9.2). */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  readonly rows: Uint8Array;
}

export const PIXEL_BYTES = 3;
export const rowBytes = ({ width }: Pick<Bitmap, "width">): number => 1 + width * PIXEL_BYTES;

const SIGNATURE = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
const EIGHT_BIT_RGB = [8, 2, 0, 0, 0];
const SIZE_AT = 16;
const DATA_AT = 33;

export function pngOf({ width, height, rows }: Bitmap): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set(EIGHT_BIT_RGB, 8);
  const chunks = [chunk("IHDR", header), chunk("IDAT", deflateSync(rows)), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([SIGNATURE, ...chunks]);
}

/** Only of a file that `pngOf` made. */
export function bitmapOf(png: Uint8Array): Bitmap {
  const file = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  const data = DATA_AT + 8;
  return {
    width: file.readUInt32BE(SIZE_AT),
    height: file.readUInt32BE(SIZE_AT + 4),
    rows: inflateSync(file.subarray(data, data + file.readUInt32BE(DATA_AT))),
  };
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
