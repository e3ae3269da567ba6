import { londonDateOf } from "#app/domain/calendar/london-time";
import { type ContentFaults, contentFaults } from "#app/domain/catalogue/content-faults";
import { DESTINATION_FIELDS, type DestinationContent } from "#app/domain/catalogue/destination";
import type { Fields } from "#app/domain/catalogue/field";
import { type Point, haversineKm } from "#app/domain/geo/geo";
import { parsePostcode } from "#app/domain/geo/postcode";
import type { Clock, Geocoder } from "#app/services/ports";

/**
 * The postcode sectors of the United Kingdom, in memory. A whole import can be checked against them without
 * requests.
 */
export interface KnownSectors extends Geocoder {
  /** Returns the nearest sector; null if the position is far from all of them. */
  nearest(point: Point): string | null;
}

export interface CheckDeps {
  readonly knownSectors: KnownSectors;
  readonly clock: Clock;
}

/** A refusal of content whose fields are valid one by one, but not together. */
export interface Impossible {
  readonly ok: false;
  readonly error: "impossible";
  readonly faults: ContentFaults;
}

/** Returns a refusal with these faults; null if there are none. */
export const impossible = (faults: ContentFaults): Impossible | null =>
  Object.keys(faults).length > 0 ? { ok: false, error: "impossible", faults } : null;

/**
 * No place is farther than this from the middle of its sector. In Shetland, Unst is 57 km from the middle of
 * ZE2 9.
 */
const FARTHEST_FROM_POSTCODE_KM = 60;

/**
 * Returns what is wrong with a destination before it is stored. Of its lists, only those in `lists` are
 * checked.
 */
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

/**
 * Returns what is wrong with a position that is abroad, far out at sea, or far from its postcode. If the
 * postcode is unknown, the distance from it is not checked, because the postcode may be new.
 */
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
