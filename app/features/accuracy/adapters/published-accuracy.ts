import type { Accuracy } from "#app/features/accuracy/domain/figures";
import { isRecord } from "#app/domain/values";
import type { PublishedAccuracy } from "#app/features/accuracy/services/ports";
import type { KeyValueStore } from "#app/adapters/cache/key-value-store";

/** Raise the number with every change of the figures' shape. */
const KEY = "accuracy:4";
const CACHE_TTL_SECONDS = 300;

export function createPublishedAccuracy(kv: KeyValueStore): PublishedAccuracy {
  const read = async () => {
    const text = await kv.get(KEY, { cacheTtl: CACHE_TTL_SECONDS });
    const json: unknown = text === null ? null : JSON.parse(text);
    return isRecord(json) ? (json as unknown as Accuracy) : null;
  };
  return {
    read,
    async calibrationOf(provider, log) {
      try {
        const accuracy = await read();
        return accuracy?.provider === provider ? accuracy.calibration : null;
      } catch (error) {
        log.error("accuracy.unreadable", error);
        return null;
      }
    },
    write: (accuracy) => kv.put(KEY, JSON.stringify(accuracy)),
  };
}
