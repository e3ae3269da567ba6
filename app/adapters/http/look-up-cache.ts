import type * as z from "zod";

/** The part of a KV namespace that a cache of look-ups needs. */
export interface KeyValueCache {
  get(key: string, type: "json"): Promise<unknown>;
  put(key: string, value: string, options: { expirationTtl: number }): Promise<unknown>;
}

export interface LookUpCache<T> {
  /** Null where nothing usable is kept. Never throws: a cache that fails is a cache that misses. */
  read(key: string): Promise<T | null>;
  /** Never throws. */
  write(key: string, value: T, ttlSeconds: number): Promise<void>;
}

/** Keeps answers of third parties in KV; what is read back is checked, since older releases wrote it too. */
export function createLookUpCache<T>(kv: KeyValueCache, schema: z.ZodType<T>): LookUpCache<T> {
  return {
    async read(key) {
      try {
        const parsed = schema.safeParse(await kv.get(key, "json"));
        return parsed.success ? parsed.data : null;
      } catch {
        return null;
      }
    },
    async write(key, value, ttlSeconds) {
      try {
        await kv.put(key, JSON.stringify(value), { expirationTtl: ttlSeconds });
      } catch {
        // If the store is full or fails, the next look-up asks the service again; this visitor notices nothing.
      }
    },
  };
}
