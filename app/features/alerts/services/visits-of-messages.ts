import type { Place } from "#app/domain/catalogue/destination";
import { parsePartialPostcode } from "#app/domain/geo/postcode";
import { visitTo } from "#app/domain/ranking/seen-visit";
import { type Visit, leavingTime } from "#app/domain/ranking/visit";
import { MAX_DRIVING_HOURS } from "#app/domain/roads/driving-hours";
import { loadAt, typicalFrom } from "#app/domain/roads/traffic";
import type { DriveTable, Geocoder, RoutePlanner } from "#app/services/ports";
import { startOf } from "#app/features/alerts/domain/alert";
import type { AlertMessage } from "./ports";

export interface MessageVisit {
  readonly place: Place;
  readonly visit: Visit;
}

interface Deps {
  readonly geocoder: Geocoder;
  readonly roadNetwork: RoutePlanner;
}

/**
 * By message id, from the alert's district at the usual time, but not before the message; without a known
 * drive at the leaving time. Without places that are no longer in the catalogue.
 */
export async function visitsOfMessages(
  messages: readonly AlertMessage[],
  places: readonly Place[],
  deps: Deps,
): Promise<ReadonlyMap<number, MessageVisit>> {
  const positions = new Map(places.map(({ id }, position) => [id, position]));
  const drives = new Map<string, Promise<DriveTable | null>>();
  const visits = new Map<number, MessageVisit>();
  for (const { id, search, destinationId, date, createdAt } of messages) {
    const { outcode } = startOf(search);
    const position = positions.get(destinationId);
    const place = position === undefined ? undefined : places[position];
    if (position === undefined || !place) continue;
    const known = drives.get(outcode) ?? drivesFrom(outcode, places, deps);
    drives.set(outcode, known);
    const table = await known;
    // Not the present time: an event of today would move in calendars every hour.
    const leavesAt = leavingTime(date, null, createdAt);
    const minutes = table && typicalFrom(date, leavesAt)(loadAt(table, position));
    visits.set(id, { place, visit: visitTo(place, minutes, date, leavesAt) });
  }
  return visits;
}

async function drivesFrom(outcode: string, places: readonly Place[], { geocoder, roadNetwork }: Deps) {
  const postcode = parsePartialPostcode(outcode);
  const located = postcode && (await geocoder.locate(postcode));
  if (!located?.ok) return null;
  return roadNetwork.driveTimes(located.value, places, MAX_DRIVING_HOURS * 60);
}
