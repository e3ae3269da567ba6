import type { HubLabels } from "#app/domain/roads/hub-labels";
import { gunzip, gzip } from "./gzip";

/** Labels in the form in which a snapshot holds them: compressed to a third, some 130 bytes per place. */
export interface PackedLabels {
  readonly graphKey: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export async function packLabels({ graphKey, words }: HubLabels): Promise<PackedLabels> {
  return { graphKey, bytes: await gzip(new Uint8Array(words.buffer)) };
}

/** Rejects if the bytes are damaged. Words are read as little endian, which every machine that runs a Worker uses. */
export async function unpackLabels({ graphKey, bytes }: PackedLabels): Promise<HubLabels> {
  return { graphKey, words: new Uint16Array((await gunzip(bytes)).buffer) };
}
