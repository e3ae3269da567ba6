import { gunzipSync, gzipSync } from "node:zlib";

// node:zlib instead of web streams, which take ten times as long for values of a few megabytes.
export const gzip = (bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> =>
  Promise.resolve(new Uint8Array(gzipSync(bytes)));

/** Rejects if the bytes are damaged. */
export const gunzip = (bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> =>
  Promise.resolve(bytes).then((packed) => new Uint8Array(gunzipSync(packed)));
