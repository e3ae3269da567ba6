import type { HubLabels } from "#app/domain/roads/hub-labels";
import { gunzip, gzip } from "./gzip";

/** Labels as a snapshot holds them: compressed to a third, some 130 bytes a place. */
export interface PackedLabels {
  readonly graphKey: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export async function packLabels({ graphKey, words }: HubLabels): Promise<PackedLabels> {
  return { graphKey, bytes: await gzip(new Uint8Array(words.buffer)) };
}

/** Rejects if the bytes are damaged. Words are little endian, as every machine that runs a Worker is. */
export async function unpackLabels({ graphKey, bytes }: PackedLabels): Promise<HubLabels> {
  return { graphKey, words: new Uint16Array((await gunzip(bytes)).buffer) };
}
