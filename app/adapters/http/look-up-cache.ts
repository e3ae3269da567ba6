import type * as z from "zod";
import type { Log } from "#app/services/ports";
import { settledWithin } from "./settled-within";

/** The part of a KV namespace that a cache of look-ups needs. */
export interface KeyValueCache {
  get(key: string, type: "json"): Promise<unknown>;
  put(key: string, value: string, options: { expirationTtl: number }): Promise<unknown>;
}

export interface LookUpCacheDeps {
  readonly cache: KeyValueCache;
  readonly log: Log;
  /** Keeps the Worker alive for work that nobody waits for. */
  readonly keepAlive: (work: Promise<unknown>) => void;
}

export interface LookUpCache<T> {
  /** Null where nothing usable is kept. Never throws or hangs: a cache that fails is a cache that misses. */
  read(key: string): Promise<T | null>;
  /** Not waited for; never throws. */
  write(key: string, value: T, ttlSeconds: number): void;
}

/** A visitor waits: longer than this, and the service may as well be asked. */
const READ_LIMIT_MS = 1_000;

/** Keeps answers of third parties in KV; what is read back is checked, since older releases wrote it too. */
export function createLookUpCache<T>(
  { cache, log, keepAlive }: LookUpCacheDeps,
  schema: z.ZodType<T>,
): LookUpCache<T> {
  let isFailing = false;

  /** An outage is one line, not one for each visitor. What was read, in a SyntaxError's words, can tell a place. */
  function noteFailure(error: unknown): void {
    if (!isFailing) log.error("look-up-cache.failed", error instanceof SyntaxError ? "not JSON" : error);
    isFailing = true;
  }

  async function put(...[key, value, options]: Parameters<KeyValueCache["put"]>): Promise<void> {
    try {
      await cache.put(key, value, options);
    } catch (error) {
      // The next look-up asks the service again; this visitor notices nothing.
      noteFailure(error);
    }
  }

  return {
    async read(key) {
      try {
        const read = cache.get(key, "json").then((value) => ({ value }));
        const found = await settledWithin(read, READ_LIMIT_MS);
        if (!found) throw new Error("the cache does not answer");
        isFailing = false;
        const parsed = schema.safeParse(found.value);
        return parsed.success ? parsed.data : null;
      } catch (error) {
        noteFailure(error);
        return null;
      }
    },
    write(key, value, ttlSeconds) {
      keepAlive(put(key, JSON.stringify(value), { expirationTtl: ttlSeconds }));
    },
  };
}
