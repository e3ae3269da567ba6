/** A key-value store in memory. It also records the lifetime of each value. */
export function createMemoryCache() {
  const values = new Map<string, string>();
  const ttls: number[] = [];
  return {
    get(key: string, _type: "json"): Promise<unknown> {
      const text = values.get(key);
      return Promise.resolve(text === undefined ? null : JSON.parse(text));
    },
    put(key: string, value: string, options: { expirationTtl: number }): Promise<void> {
      values.set(key, value);
      ttls.push(options.expirationTtl);
      return Promise.resolve();
    },
    keys: () => [...values.keys()],
    /** The lifetimes of all writes, in order. */
    ttlSeconds: () => ttls,
  };
}
