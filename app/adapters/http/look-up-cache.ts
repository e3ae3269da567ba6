import type * as z from "zod";
import type { Log } from "#app/services/ports";
import { inTime } from "#app/domain/in-time";

export interface KeyValueCache {
  get(key: string, type: "json"): Promise<unknown>;
  put(key: string, value: string, options: { expirationTtl: number }): Promise<unknown>;
}

export interface LookUpCacheDeps {
  readonly cache: KeyValueCache;
  readonly log: Log;
  readonly keepAlive: (work: Promise<unknown>) => void;
}

/** After this time asking the service is as fast. */
const READ_LIMIT_MS = 1_000;

/** Values are checked when they are read, since an older release may have written them. */
export function createLookUpCache<T>({ cache, log, keepAlive }: LookUpCacheDeps, schema: z.ZodType<T>) {
  let isFailing = false;

  /** Once instead of once per visitor. A SyntaxError's message could quote a value that reveals a place. */
  function noteFailure(error: unknown): void {
    if (!isFailing) log.error("look-up-cache.failed", error instanceof SyntaxError ? "not JSON" : error);
    isFailing = true;
  }

  return {
    /** Never throws or hangs: if the cache fails, the value counts as missing. */
    async read(key: string): Promise<T | null> {
      try {
        const late = () => Promise.reject(new Error("the cache does not answer"));
        const found = await inTime(cache.get(key, "json"), READ_LIMIT_MS, late);
        isFailing = false;
        const parsed = schema.safeParse(found);
        return parsed.success ? parsed.data : null;
      } catch (error) {
        noteFailure(error);
        return null;
      }
    },
    /** Returns at once and never throws: if it fails, the next look-up asks the service again. */
    write(key: string, value: T, ttlSeconds: number): void {
      const json = JSON.stringify(value);
      keepAlive(cache.put(key, json, { expirationTtl: ttlSeconds }).catch(noteFailure));
    },
  };
}
