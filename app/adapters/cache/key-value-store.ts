import { StoreUnavailableError } from "#app/services/ports";

interface ReadOptions {
  readonly cacheTtl?: number;
}

interface Namespace {
  get(key: string, options?: ReadOptions): Promise<string | null>;
  get(key: string, options: ReadOptions & { type: "arrayBuffer" }): Promise<ArrayBuffer | null>;
  put(key: string, value: string | Uint8Array, options?: { expirationTtl?: number }): Promise<void>;
}

/** What we ask of a KV namespace: small enough to be imitated in a test. */
export interface KeyValueStore {
  /** Null where there is no such key. KV remembers a miss for a while, even once the key is written. */
  get(key: string, options?: ReadOptions): Promise<string | null>;
  getBytes(key: string, options?: ReadOptions): Promise<Uint8Array | null>;
  put(key: string, value: string | Uint8Array, options?: { expirationTtl?: number }): Promise<void>;
}

/** A KV namespace as such a store; what it rejects is a StoreUnavailableError. */
export function keyValueStore(namespace: Namespace): KeyValueStore {
  return {
    get: (key, options = {}) => namespace.get(key, options).catch(unavailable),
    async getBytes(key, options = {}) {
      const bytes = await namespace.get(key, { type: "arrayBuffer", ...options }).catch(unavailable);
      return bytes && new Uint8Array(bytes);
    },
    put: (key, value, options) => namespace.put(key, value, options).catch(unavailable),
  };
}

function unavailable(error: unknown): never {
  throw new StoreUnavailableError("cache", error);
}
