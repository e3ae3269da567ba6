import { ProviderError } from "#app/services/ports";
import type { RoutePlanner } from "#app/services/ports";

/** Asks `primary`, and where a provider failed there takes the whole table from `embedded` instead. */
export function withFallbackRoutePlanner(primary: RoutePlanner, embedded: RoutePlanner): RoutePlanner {
  return {
    async driveTimes(origin, places, limitMinutes) {
      try {
        return await primary.driveTimes(origin, places, limitMinutes);
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        return embedded.driveTimes(origin, places, limitMinutes);
      }
    },
  };
}
