import { isWholePostcode } from "#app/domain/geo/postcode";
import { fail } from "#app/domain/result";
import { ProviderError } from "#app/services/ports";
import type { Geocoder, Log } from "#app/services/ports";
import { logFallback } from "#app/adapters/http/log-fallback";

/**
 * Asks `primary`, and `embedded` where that one fails. A postcode that only `primary` does not know is
 * taken from `embedded` if that knows its sector (a new street); the outcode alone is not enough to
 * overrule the answer that there is no such postcode. A district or sector is nothing that `primary` could place better.
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
