import type { PendingImports } from "#app/services/catalogue/ports";
import type { KeyValueStore } from "./key-value-store";

const HOUR_SECONDS = 3_600;
const keyOf = (id: string) => `pending-import:${id}`;
/** The format of crypto.randomUUID; other ids are not looked up. */
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function createPendingImports(kv: KeyValueStore): PendingImports {
  return {
    keep: (id, text) => kv.put(keyOf(id), text, { expirationTtl: HOUR_SECONDS }),
    read: (id) => (ID.test(id) ? kv.get(keyOf(id)) : Promise.resolve(null)),
  };
}
