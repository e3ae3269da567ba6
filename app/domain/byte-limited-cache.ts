export interface ByteLimitedCache<Value> {
  get(key: string): Value | undefined;
  /**
   * `valueBytes` is what the value costs in memory, without its key; what is larger than the whole limit with it is not
   * kept.
   */
  set(key: string, value: Value, valueBytes: number): void;
}

/** What an entry costs beside its key and value. */
const ENTRY_BYTES = 200;
const BYTES_A_SIGN = 2;

/**
 * Keeps things in memory up to a number of bytes in all, so that no traffic can fill the isolate; what was used
 * longest ago goes first.
 */
export function createByteLimitedCache<Value>(mostBytes: number): ByteLimitedCache<Value> {
  // A map keeps the order of insertion: a used entry is inserted again, so that the first is the least recently used.
  const kept = new Map<string, { readonly value: Value; readonly bytes: number }>();
  let keptBytes = 0;

  function forget(key: string): void {
    keptBytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  return {
    get(key) {
      const entry = kept.get(key);
      if (!entry) return undefined;
      kept.delete(key);
      kept.set(key, entry);
      return entry.value;
    },
    set(key, value, valueBytes) {
      forget(key);
      const bytes = valueBytes + BYTES_A_SIGN * key.length + ENTRY_BYTES;
      if (bytes > mostBytes) return;
      kept.set(key, { value, bytes });
      keptBytes += bytes;
      for (const oldest of kept.keys()) {
        if (keptBytes <= mostBytes) return;
        forget(oldest);
      }
    },
  };
}
