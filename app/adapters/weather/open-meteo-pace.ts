import type { HttpOptions } from "#app/adapters/http/fetch-json";
import { type TakeTurn, createPace } from "#app/adapters/http/pace";
import { MINUTE_MS } from "#app/domain/units";

/* The free service allows 600 calls a minute over all of its addresses. Each place counts as one call. */
const FREE_PACE = { calls: 590, windowMs: MINUTE_MS };

/** Returns the pace that all calls of one site share; null with a subscription, which has no such limit. */
export const openMeteoPace = (apiKey: string | undefined, http?: HttpOptions): TakeTurn | null =>
  apiKey ? null : createPace(FREE_PACE, http);
