import type { KeyValueStore } from "#app/adapters/cache/key-value-store";
import type { Accuracy } from "#app/features/accuracy/domain/figures";

const CACHE_TTL_SECONDS = 300;

/** Of one weather service. Raise the number with every change of the figures' shape. */
export function createPublishedAccuracy(kv: KeyValueStore, provider: string) {
  const key = `accuracy:5:${provider}`;
  return {
    /** Null if nothing has been published. */
    read: async (): Promise<Accuracy | null> => {
      const text = await kv.get(key, { cacheTtl: CACHE_TTL_SECONDS });
      return text === null ? null : (JSON.parse(text) as Accuracy);
    },
    publish: (accuracy: Accuracy) => kv.put(key, JSON.stringify(accuracy)),
  };
}
