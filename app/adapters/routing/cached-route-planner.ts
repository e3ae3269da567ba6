import { toTenth } from "#app/domain/units";
import * as z from "zod";
import type { DriveTable, RoutePlanner } from "#app/services/ports";
import { createLookUpCache, type LookUpCacheDeps } from "#app/adapters/http/look-up-cache";
import { placesFingerprint } from "./places-fingerprint";

const TTL_SECONDS = 30 * 86_400;

const keptSchema = z.lazy(() =>
  z
    .object({
      places: z.string(),
      /** Longer times may be missing or inexact. */
      limitMinutes: z.number(),
      minutes: z.array(z.number().nullable()),
      strategic: z.array(z.number()),
      localDelays: z.array(z.number()),
      kilometres: z.array(z.number()),
      ferry: z.array(z.number()),
    })
    .refine(({ minutes, strategic, localDelays, kilometres, ferry }) =>
      [strategic, localDelays, kilometres, ferry].every(({ length }) => length === minutes.length),
    ),
);
type StoredTable = z.infer<typeof keptSchema>;

/** Infinity (no route) as null, because JSON has no Infinity. */
function keep(table: DriveTable): Omit<StoredTable, "places" | "limitMinutes"> {
  return {
    minutes: Array.from(table.minutes, (value) => (Number.isFinite(value) ? toTenth(value) : null)),
    strategic: Array.from(table.strategic, toTenth),
    localDelays: Array.from(table.localDelays, toTenth),
    kilometres: Array.from(table.kilometres, toTenth),
    ferry: Array.from(table.ferry),
  };
}

function restore(kept: StoredTable): DriveTable {
  return {
    minutes: Float32Array.from(kept.minutes, (value) => value ?? Infinity),
    strategic: Float32Array.from(kept.strategic),
    localDelays: Float32Array.from(kept.localDelays),
    kilometres: Float32Array.from(kept.kilometres),
    ferry: Uint8Array.from(kept.ferry),
  };
}

/**
 * Serves lower limits too. Wrap the third party's planner, not the fallback, whose tables must not be cached.
 */
export function cachedRoutePlanner(name: string, planner: RoutePlanner, deps: LookUpCacheDeps): RoutePlanner {
  const cache = createLookUpCache(deps, keptSchema);
  return {
    async driveTimes(origin, places, limitMinutes) {
      const key = `drive-times:3:${name}:${origin.postcode.sector ?? origin.postcode.outcode}`;
      const fingerprint = placesFingerprint(places);
      const kept = await cache.read(key);
      const fits = kept?.places === fingerprint && kept.minutes.length === places.length;
      if (kept && fits && kept.limitMinutes >= limitMinutes) return restore(kept);
      const table = await planner.driveTimes(origin, places, limitMinutes);
      cache.write(key, { places: fingerprint, limitMinutes, ...keep(table) }, TTL_SECONDS);
      return table;
    },
  };
}
