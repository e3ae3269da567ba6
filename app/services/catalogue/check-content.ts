import { londonDateOf } from "#app/domain/calendar/london-time";
import { type ContentFaults, contentFaults } from "#app/domain/catalogue/content-faults";
import { DESTINATION_FIELDS, type DestinationContent } from "#app/domain/catalogue/destination";
import type { Fields } from "#app/domain/catalogue/field";
import { type Point, haversineKm } from "#app/domain/geo/geo";
import { parsePostcode } from "#app/domain/geo/postcode";
import type { Clock, Geocoder } from "#app/services/ports";

/** The postcode sectors of the United Kingdom, which can be asked about a whole import without asking anybody else. */
export interface KnownSectors extends Geocoder {
  /** Null for a position that is far from all of them. */
  nearest(point: Point): string | null;
}

export interface CheckDeps {
  readonly knownSectors: KnownSectors;
  readonly clock: Clock;
}

/** Content of which each field may be, but not all of them together. */
export interface Impossible {
  readonly ok: false;
  readonly error: "impossible";
  readonly faults: ContentFaults;
}

/** Null where nothing is wrong. */
export const impossible = (faults: ContentFaults): Impossible | null =>
  Object.keys(faults).length > 0 ? { ok: false, error: "impossible", faults } : null;

/** More than any place's distance from the middle of its sector: Unst is 57 km from that of ZE2 9 (Shetland). */
const FARTHEST_FROM_POSTCODE_KM = 60;

/** What cannot be of a destination as it would be kept; of its lists only those that are named. */
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

/** A postcode that nobody knows yet, as a new one, says nothing of where its place is. */
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
