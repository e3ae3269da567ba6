import type { KeyValueStore } from "#app/adapters/cache/key-value-store";
import type { Accuracy } from "#app/features/accuracy/domain/figures";
import type { Log } from "#app/services/ports";

const CACHE_TTL_SECONDS = 300;

/** Of one weather service. Raise the number with every change of the figures' shape. */
export function createPublishedAccuracy(kv: KeyValueStore, provider: string, log: Log) {
  const key = `accuracy:5:${provider}`;
  return {
    /** Null if nothing has been published, "unknown" if the store does not answer. */
    read: () =>
      kv
        .get(key, { cacheTtl: CACHE_TTL_SECONDS })
        .then((text) => JSON.parse(text ?? "null") as Accuracy | null)
        .catch((error: unknown) => {
          log.error("accuracy.unreadable", error);
          return "unknown" as const;
        }),
    publish: (accuracy: Accuracy) => kv.put(key, JSON.stringify(accuracy)),
  };
}
