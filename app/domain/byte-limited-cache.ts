export interface ByteLimitedCache<Value> {
  get(key: string): Value | undefined;
  /** `valueBytes` is without the key. An entry that exceeds the whole limit is not stored. */
  set(key: string, value: Value, valueBytes: number): void;
}

/** Besides its key and value. */
const ENTRY_BYTES = 200;
const BYTES_A_SIGN = 2;

/** So that no traffic can fill the isolate's memory. Drops the least recently used first. */
export function createByteLimitedCache<Value>(mostBytes: number): ByteLimitedCache<Value> {
  // In the order of use: a used entry is inserted again.
  const entries = new Map<string, { readonly value: Value; readonly bytes: number }>();
  let usedBytes = 0;

  function forget(key: string): void {
    usedBytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value, valueBytes) {
      forget(key);
      const bytes = valueBytes + BYTES_A_SIGN * key.length + ENTRY_BYTES;
      if (bytes > mostBytes) return;
      entries.set(key, { value, bytes });
      usedBytes += bytes;
      for (const oldest of entries.keys()) {
        if (usedBytes <= mostBytes) return;
        forget(oldest);
      }
    },
  };
}
