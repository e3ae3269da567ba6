import { londonDateOf } from "#app/domain/calendar/london-time";
import { type ContentFaults, contentFaults } from "#app/domain/catalogue/content-faults";
import { DESTINATION_FIELDS, type DestinationContent } from "#app/domain/catalogue/destination";
import type { Fields } from "#app/domain/catalogue/field";
import { type Point, haversineKm } from "#app/domain/geo/geo";
import { parsePostcode } from "#app/domain/geo/read-postcode";
import type { Clock, Geocoder } from "#app/services/ports";

/** In memory: a whole import is checked without requests. */
export interface KnownSectors extends Geocoder {
  /** Null if the position is far from all of them. */
  nearest(point: Point): string | null;
}

export interface CheckDeps {
  readonly knownSectors: KnownSectors;
  readonly clock: Clock;
}

/** Fields that are valid one by one, but not together. */
export interface Impossible {
  readonly ok: false;
  readonly error: "impossible";
  readonly faults: ContentFaults;
}

export const impossible = (faults: ContentFaults): Impossible | null =>
  Object.keys(faults).length > 0 ? { ok: false, error: "impossible", faults } : null;

/** In Shetland, Unst is 57 km from the middle of ZE2 9. */
const FARTHEST_FROM_POSTCODE_KM = 60;

/** Of its lists, only those in `lists` are checked. */
export async function destinationFaults(
  content: DestinationContent,
  lists: readonly string[],
  deps: CheckDeps,
): Promise<ContentFaults> {
  const fields = Object.entries<Fields[string]>(DESTINATION_FIELDS).filter(
    ([name, { kind }]) => kind !== "list" || lists.includes(name),
  );
  const fault = await positionFault(content, deps);
  return {
    ...(fault === null ? {} : { latitude: fault }),
    ...contentFaults(Object.fromEntries(fields), content, londonDateOf(deps.clock())),
  };
}

const ABROAD = "This position is outside the United Kingdom, or far out at sea";

/** Abroad, far out at sea, or far from its postcode, unless that is unknown, because it may be new. */
async function positionFault(
  content: DestinationContent,
  { knownSectors }: CheckDeps,
): Promise<string | null> {
  const postcode = parsePostcode(content.postcode);
  const located = postcode && (await knownSectors.locate(postcode));
  const km = located?.ok ? haversineKm(content, located.value.point) : null;
  if (km !== null && km <= FARTHEST_FROM_POSTCODE_KM) return null;
  if (knownSectors.nearest(content) === null) return ABROAD;
  if (km === null) return null;
  return `This position is ${Math.round(km)} km from ${content.postcode}: one of the two is wrong`;
}
