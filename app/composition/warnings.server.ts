import { createWarningSource, createWarningStore } from "#app/adapters/cache/published-warnings";
import { createNswws } from "#app/notes/warnings/nswws";
import { changesAtMs } from "#app/domain/warnings/known-warnings";
import { lookForWarnings } from "#app/services/warnings/look-for-warnings";
import { NO_WARNING_SOURCE, type WarningSource } from "#app/services/warnings/ports";
import type { Platform } from "./platform.server";

interface Warnings {
  readonly source: WarningSource;
  /** Epoch ms: when the known warnings next change by themselves. No answer is cached beyond that. */
  readonly changeAtMs: () => number;
  readonly look: () => Promise<void>;
}

/** Without the operator's key for them the site has none. */
export function composeWarnings({ variables, kv, clock, log }: Platform): Warnings {
  const { NSWWS_API_KEY: apiKey, NSWWS_URL: baseUrl } = variables;
  if (apiKey === undefined) {
    return { source: NO_WARNING_SOURCE, changeAtMs: () => Infinity, look: () => Promise.resolve() };
  }
  const source = createWarningSource({ kv, clock, log });
  const looking = { service: createNswws({ baseUrl, apiKey }), store: createWarningStore(kv), clock, log };
  return {
    source,
    changeAtMs: () => changesAtMs(source.remembered()),
    look: () => lookForWarnings(looking),
  };
}
