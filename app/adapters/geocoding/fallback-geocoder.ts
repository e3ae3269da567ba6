import { isWholePostcode } from "#app/domain/geo/postcode";
import { fail } from "#app/domain/result";
import { ProviderError } from "#app/services/ports";
import type { Geocoder, Log } from "#app/services/ports";
import { logFallback } from "#app/adapters/http/log-fallback";

/**
 * Asks `primary` first. If `primary` fails, `embedded` answers. A postcode that `primary` does not know may belong to a
 * new street: `embedded` answers if it knows the sector, and otherwise the postcode is not found. Districts and sectors
 * go straight to `embedded`, since `primary` could not locate them better.
 */
export function withFallbackGeocoder(primary: Geocoder, embedded: Geocoder, log: Log): Geocoder {
  return {
    async locate(postcode) {
      if (!isWholePostcode(postcode)) return embedded.locate(postcode);
      try {
        const found = await primary.locate(postcode);
        if (found.ok || found.error !== "not-found") return found;
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        logFallback(log, "geocoder.fell-back", error);
        return embedded.locate(postcode);
      }
      const second = await embedded.locate(postcode);
      return second.ok && second.value.precision === "outcode" ? fail("not-found") : second;
    },
  };
}
