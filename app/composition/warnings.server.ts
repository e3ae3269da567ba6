import { createWarningSource, createWarningStore } from "#app/adapters/cache/published-warnings";
import { createNswws } from "#app/notes/warnings/nswws";
import { lookForWarnings } from "#app/services/warnings/look-for-warnings";
import { NO_WARNING_SOURCE } from "#app/services/warnings/ports";
import type { Platform } from "./platform.server";

export function composeWarnings({ variables, kv, clock, log }: Platform) {
  const { NSWWS_API_KEY: apiKey, NSWWS_URL: baseUrl } = variables;
  if (apiKey === undefined) return { source: NO_WARNING_SOURCE, look: () => Promise.resolve() };
  const source = createWarningSource({ kv, clock, log });
  const looking = { service: createNswws({ baseUrl, apiKey }), store: createWarningStore(kv), clock, log };
  return { source, look: () => lookForWarnings(looking) };
}
