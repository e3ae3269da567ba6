import { isWholePostcode } from "#app/domain/geo/postcode";
import { fail } from "#app/domain/result";
import { ProviderError } from "#app/services/ports";
import type { Geocoder, Log } from "#app/services/ports";
import { logFallback } from "#app/adapters/http/log-fallback";

/**
 * Asks `primary`, and `embedded` if that fails. If `primary` does not know a postcode but `embedded` knows
 * its sector (a new street), `embedded` answers; knowing only the outcode is not enough to overrule "no
 * such postcode". Districts and sectors go straight to `embedded`, since `primary` could not place them
 * better.
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
