import { StoreUnavailableError } from "#app/services/ports";

interface ReadOptions {
  readonly cacheTtl?: number;
}

interface Namespace {
  get(key: string, options?: ReadOptions): Promise<string | null>;
  get(key: string, options: ReadOptions & { type: "arrayBuffer" }): Promise<ArrayBuffer | null>;
  put(key: string, value: string | Uint8Array, options?: { expirationTtl?: number }): Promise<void>;
}

export interface KeyValueStore {
  /** KV caches a miss for a while, even after the key is written. */
  get(key: string, options?: ReadOptions): Promise<string | null>;
  getBytes(key: string, options?: ReadOptions): Promise<Uint8Array | null>;
  put(key: string, value: string | Uint8Array, options?: { expirationTtl?: number }): Promise<void>;
}

/** Throws StoreUnavailableError if KV fails. */
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
