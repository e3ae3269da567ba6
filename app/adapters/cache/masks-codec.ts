import { Buffer } from "node:buffer";
import type { PublishedMasks } from "#app/domain/filters/published-masks";
import { gunzip, gzip } from "./gzip";

/**
 * Masks in the form in which a snapshot's JSON holds them: compressed, then base64. Most months are alike and so
 * compress well.
 */
export interface PackedMasks {
  readonly release: string;
  readonly base64: string;
}

export async function packMasks({ release, words }: PublishedMasks): Promise<PackedMasks> {
  const bytes = await gzip(new Uint8Array(words.buffer));
  return { release, base64: Buffer.from(bytes).toString("base64") };
}

/** Rejects if the bytes are damaged. */
export async function unpackMasks({ release, base64 }: PackedMasks): Promise<PublishedMasks> {
  const bytes = await gunzip(new Uint8Array(Buffer.from(base64, "base64")));
  return { release, words: new Uint32Array(bytes.buffer) };
}
