import type * as z from "zod";

/** The part of a KV namespace that a cache of look-ups needs. */
export interface KeyValueCache {
  get(key: string, type: "json"): Promise<unknown>;
  put(key: string, value: string, options: { expirationTtl: number }): Promise<unknown>;
}

/** Lets a write go on after the answer was sent, such as an execution context's waitUntil. */
export type Defer = (work: Promise<unknown>) => void;

export interface LookUpCache<T> {
  /** Null where nothing usable is kept. Never throws: a cache that fails is a cache that misses. */
  read(key: string): Promise<T | null>;
  /** Never throws. */
  write(key: string, value: T, ttlSeconds: number): Promise<void>;
}

async function putQuietly(kv: KeyValueCache, key: string, value: string, ttlSeconds: number): Promise<void> {
  try {
    await kv.put(key, value, { expirationTtl: ttlSeconds });
  } catch {
    // A full or failing store costs the next visitor a look-up, and this one nothing.
  }
}

/** Keeps answers of third parties in KV; what is read back is checked, since older releases wrote it too. */
export function createLookUpCache<T>(kv: KeyValueCache, schema: z.ZodType<T>, defer?: Defer): LookUpCache<T> {
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
      const work = putQuietly(kv, key, JSON.stringify(value), ttlSeconds);
      if (defer) defer(work);
      else await work;
    },
  };
}
