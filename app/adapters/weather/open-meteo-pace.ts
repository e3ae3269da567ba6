import type { HttpOptions } from "#app/adapters/http/fetch-json";
import { type TakeTurn, createPace } from "#app/adapters/http/pace";
import { MINUTE_MS } from "#app/domain/units";

/* The free service allows 600 calls a minute, whichever of its addresses is called; each place is one call. */
const FREE_PACE = { calls: 590, windowMs: MINUTE_MS };

/** The pace that one site's calls must keep; null with a subscription, which has no such limit. */
export const openMeteoPace = (apiKey: string | undefined, http?: HttpOptions): TakeTurn | null =>
  apiKey ? null : createPace(FREE_PACE, http);
