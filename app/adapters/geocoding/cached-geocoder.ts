import * as z from "zod";
import type { Postcode } from "#app/domain/geo/postcode";
import { fail, ok, type Result } from "#app/domain/result";
import type { GeocodeError, Geocoder, Origin } from "#app/services/ports";
import { createLookUpCache, type LookUpCacheDeps } from "#app/adapters/http/look-up-cache";

const SECONDS_PER_DAY = 86_400;
const TTL_SECONDS = 30 * SECONDS_PER_DAY;
/** New postcodes appear every month. */
const NOT_FOUND_TTL_SECONDS = SECONDS_PER_DAY;

const keptSchema = z.lazy(() =>
  z.union([
    z.object({
      latitude: z.number(),
      longitude: z.number(),
      precision: z.enum(["unit", "sector", "outcode"]),
    }),
    z.object({ error: z.enum(["not-found", "no-road-link"]) }),
  ]),
);
type StoredOrigin = z.infer<typeof keptSchema>;

const keyOf = (postcode: Postcode) => `geocode:1:${postcode.text}`;

function keep(found: Result<Origin, GeocodeError>): StoredOrigin {
  if (!found.ok) return { error: found.error };
  const { point, precision } = found.value;
  return { latitude: point.latitude, longitude: point.longitude, precision };
}

function restore(postcode: Postcode, kept: StoredOrigin): Result<Origin, GeocodeError> {
  if ("error" in kept) return fail(kept.error);
  const { latitude, longitude, precision } = kept;
  return ok({ postcode, point: { latitude, longitude }, precision });
}

/** Wrap the third party's geocoder and not the fallback, whose rougher answers must not be cached. */
export function cachedGeocoder(geocoder: Geocoder, deps: LookUpCacheDeps): Geocoder {
  const cache = createLookUpCache(deps, keptSchema);
  return {
    async locate(postcode) {
      const kept = await cache.read(keyOf(postcode));
      if (kept) return restore(postcode, kept);
      const found = await geocoder.locate(postcode);
      const isUnknown = !found.ok && found.error === "not-found";
      cache.write(keyOf(postcode), keep(found), isUnknown ? NOT_FOUND_TTL_SECONDS : TTL_SECONDS);
      return found;
    },
  };
}
