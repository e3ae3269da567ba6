import type { DestinationDetails } from "#app/domain/catalogue/destination";
import type { MasksFor } from "#app/domain/filters/place-filter";
import { type PlaceThings, maskFor, thingsOf } from "#app/domain/filters/traits";
import type { Snapshot } from "../ports";

export interface TraitsOfSnapshot {
  /** Each place's traits, by position; read once and kept as long as the catalogue is the same. */
  things(snapshot: Snapshot): readonly PlaceThings[];
  /** The places' masks in a month, 1 to 12, each worked out once. */
  masks(snapshot: Snapshot, month: number): MasksFor;
}

interface Kept {
  readonly detailsJson: Snapshot["detailsJson"];
  readonly things: readonly PlaceThings[];
  /** By month and needs: a search's six days lie in two months at most, and there are eight sets of needs. */
  readonly masks: Map<string, Uint32Array>;
}

/**
 * Keeps what was read of the catalogues in use. Entries of `generic`, the lists that stand in where nothing is known
 * ("Hotels in {place}"), tell nothing of a place.
 */
export function createTraitsOfSnapshot(generic?: DestinationDetails): TraitsOfSnapshot {
  const entries = generic ? [...generic.activities, ...generic.hotels, ...generic.campsites] : [];
  const templates = entries.map(({ name }) => name);
  const byPlaces = new WeakMap<Snapshot["places"], Kept>();

  function keptOf({ places, detailsJson }: Snapshot): Kept {
    const known = byPlaces.get(places);
    if (known?.detailsJson === detailsJson) return known;
    const things = places.map(({ kind, name }, position) => {
      const genericNames = new Set(templates.map((template) => template.replaceAll("{place}", () => name)));
      const details = JSON.parse(detailsJson[position] ?? "{}") as DestinationDetails;
      return thingsOf(kind, details, (entry) => genericNames.has(entry));
    });
    const kept = { detailsJson, things, masks: new Map<string, Uint32Array>() };
    byPlaces.set(places, kept);
    return kept;
  }

  return {
    things: (snapshot) => keptOf(snapshot).things,
    masks(snapshot, month) {
      const { things, masks } = keptOf(snapshot);
      return (needs) => {
        const key = `${month} ${needs}`;
        let found = masks.get(key);
        if (!found)
          masks.set(key, (found = Uint32Array.from(things, (place) => maskFor(place, needs, month))));
        return found;
      };
    },
  };
}
