/** The site's public key that this browser has consented to: the worker cannot ask a page for it. */
export const PUSH_KEY = "push-key-1";
const ADDRESS = "/push-key";

export async function keepPushKey(caches: CacheStorage, publicKey: string): Promise<void> {
  await (await caches.open(PUSH_KEY)).put(ADDRESS, new Response(publicKey));
}

export async function keptPushKey(caches: CacheStorage): Promise<string | null> {
  return (await (await (await caches.open(PUSH_KEY)).match(ADDRESS))?.text()) ?? null;
}
