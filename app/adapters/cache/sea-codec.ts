import { Buffer } from "node:buffer";
import type { PublishedSea, SeaTable } from "#app/domain/sea/published-sea";

/** A table of the sea, in the form in which a snapshot's JSON holds it. */
export interface PackedSeaTable extends Omit<SeaTable, "bytes"> {
  readonly base64: string;
}

export const packSea = (sea: PublishedSea): readonly PackedSeaTable[] =>
  sea.map(({ bytes, ...head }) => ({ ...head, base64: Buffer.from(bytes).toString("base64") }));

export const unpackSea = (packed: readonly PackedSeaTable[]): PublishedSea =>
  packed.map(({ base64, ...head }) => ({ ...head, bytes: new Uint8Array(Buffer.from(base64, "base64")) }));
