/** The part of a KV namespace that we use: small enough to be imitated in a test. */
export interface KeyValueStore {
  /** Null where there is no such key, which may be an answer kept from before the key was written. */
  get(key: string, options?: { cacheTtl?: number }): Promise<string | null>;
  put(key: string, value: string, options?: { expirationTtl?: number }): Promise<void>;
}
