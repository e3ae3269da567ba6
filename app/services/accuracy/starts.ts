import { DRIVE_MINUTES, type Start } from "#app/domain/accuracy/first-places";
import type { Point } from "#app/domain/geo/geo";
import { parsePartialPostcode } from "#app/domain/geo/postcode";
import type { Geocoder, RoutePlanner } from "#app/services/ports";

/** Of the country's 2,943 postcode districts in alphabetical order, every thirtieth is a start. */
const EACH = 30;

interface StartsDeps {
  readonly outcodes: () => readonly string[];
  readonly geocoder: Geocoder;
  readonly roadNetwork: RoutePlanner;
}

/**
 * Returns made-up homes to search from. They are a fixed sample of the postcode districts, so there are more
 * of them where more people live. The drives come from the embedded road graph.
 */
export function createStarts({ outcodes, geocoder, roadNetwork }: StartsDeps) {
  return async (places: readonly Point[]): Promise<readonly Start[]> => {
    const starts: Start[] = [];
    for (const outcode of [...outcodes()].sort().filter((_, index) => index % EACH === 0)) {
      const postcode = parsePartialPostcode(outcode);
      const origin = postcode && (await geocoder.locate(postcode));
      if (!origin?.ok) continue;
      const { minutes } = await roadNetwork.driveTimes(origin.value, places, DRIVE_MINUTES);
      starts.push({ ...origin.value.point, minutes });
    }
    return starts;
  };
}
