import { haversineKm } from "#app/domain/geo/geo";
import { isWholePostcode } from "#app/domain/geo/postcode";
import { fail } from "#app/domain/result";
import { ProviderError } from "#app/services/ports";
import type { Geocoder, Log, Origin } from "#app/services/ports";
import { logFallback } from "#app/adapters/http/log-fallback";

/** Of 117 postcodes in Scotland the farthest is 2.1 km beyond one and a half times its sector's reach. */
const OUTSIDE = { reaches: 1.5, furtherKm: 5 };

/** `embedded` answers if `primary` fails, errs by far, or does not know a postcode (a new street). */
export function withFallbackGeocoder(primary: Geocoder, embedded: Geocoder, log: Log): Geocoder {
  return {
    async locate(postcode) {
      const known = await embedded.locate(postcode);
      if (!isWholePostcode(postcode)) return known;
      try {
        const found = await primary.locate(postcode);
        if (found.ok && known.ok) checkDistance(found.value, known.value);
        if (found.ok || found.error !== "not-found") return found;
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        logFallback(log, "geocoder.fell-back", error);
        return known;
      }
      return known.ok && known.value.precision === "outcode" ? fail("not-found") : known;
    },
  };
}

function checkDistance({ point }: Origin, { point: middle, reachKm }: Origin): void {
  if (reachKm === undefined) return;
  const km = haversineKm(point, middle);
  if (km <= OUTSIDE.reaches * reachKm + OUTSIDE.furtherKm) return;
  throw new ProviderError("geocoder", "malformed", `${Math.round(km)} km from the middle of its sector`);
}
