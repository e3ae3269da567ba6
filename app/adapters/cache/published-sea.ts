import type { PublishedSea } from "#app/domain/sea/published-sea";
import type { KeyValueStore } from "./key-value-store";
import { SNAPSHOT_KEY, decodeSnapshot } from "./snapshot-codec";

/**
 * Reads the sea of the published snapshot. Returns an empty list if nothing usable is published; the next run then
 * requests the sea again.
 */
export async function readPublishedSea(kv: KeyValueStore): Promise<PublishedSea> {
  try {
    const bytes = await kv.getBytes(SNAPSHOT_KEY);
    return bytes === null ? [] : (await decodeSnapshot(bytes)).sea;
  } catch {
    return [];
  }
}
