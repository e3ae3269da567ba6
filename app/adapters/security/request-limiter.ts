import type { Log, RequestKind, RequestLimiter } from "#app/services/ports";

interface RateLimit {
  limit(options: { key: string }): Promise<{ success: boolean }>;
}

/** wrangler.toml sets the limits. A kind without a binding has none. If a binding fails, requests pass. */
export function createRequestLimiter(
  bindings: Readonly<Record<RequestKind, RateLimit | undefined>>,
  log: Pick<Log, "error">,
): RequestLimiter {
  let isBroken = false;
  return {
    async allows(kind, client) {
      try {
        const outcome = await bindings[kind]?.limit({ key: client });
        return outcome?.success ?? true;
      } catch (error) {
        if (!isBroken) log.error("request-limits.failed", error);
        isBroken = true;
        return true;
      }
    },
  };
}
