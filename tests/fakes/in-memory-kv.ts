import type { KeyValueStore } from "#app/adapters/cache/key-value-store";

/** For tests: a KV that stores values and counts calls. It can fail, return old values, or return garbage. */
export function createInMemoryKv(options: { clock?: () => number; lagMs?: number } = {}) {
  const clock = options.clock ?? (() => 0);
  const written = new Map<string, { readonly value: string | Uint8Array; readonly at: number }[]>();
  const counts = { reads: 0, writes: 0 };
  const faults: { get?: () => Promise<string | null>; put?: () => Promise<void> } = {};
  /** The lifetime in seconds of each key at its last write; undefined for no limit. */
  const ttlSeconds = new Map<string, number | undefined>();
  /** How old a data centre's copy could be at the last read of each key, in seconds. */
  const copySeconds = new Map<string, number | undefined>();
  const lastWritten = (key: string) => written.get(key)?.at(-1)?.value ?? null;
  async function read(key: string, cacheTtl: number | undefined): Promise<string | Uint8Array | null> {
    counts.reads++;
    copySeconds.set(key, cacheTtl);
    if (cacheTtl !== undefined && cacheTtl < 30) throw new Error("cacheTtl below 30");
    if (faults.get) return faults.get();
    const visible = written.get(key)?.filter(({ at }) => at + (options.lagMs ?? 0) <= clock());
    return visible?.at(-1)?.value ?? null;
  }
  const kv: KeyValueStore = {
    async get(key, getOptions) {
      const value = await read(key, getOptions?.cacheTtl);
      return value === null ? null : textOf(value);
    },
    async getBytes(key, getOptions) {
      const value = await read(key, getOptions?.cacheTtl);
      return value === null ? null : bytesOf(value);
    },
    async put(key, value, putOptions) {
      counts.writes++;
      if (faults.put) return faults.put();
      ttlSeconds.set(key, putOptions?.expirationTtl);
      written.set(key, [...(written.get(key) ?? []), { value, at: clock() }]);
    },
  };
  const keys = () => [...written.keys()];
  const resetCounts = () => Object.assign(counts, { reads: 0, writes: 0 });
  return { ...kv, written, lastWritten, keys, ttlSeconds, copySeconds, counts, resetCounts, faults };
}

/** Returns a stored value as text, because KV stores bytes. */
const textOf = (value: string | Uint8Array): string =>
  typeof value === "string" ? value : new TextDecoder().decode(value);
export const bytesOf = (value: string | Uint8Array): Uint8Array =>
  typeof value === "string" ? new TextEncoder().encode(value) : value;
