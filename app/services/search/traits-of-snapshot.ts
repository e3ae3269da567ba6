import type { LondonDate } from "#app/domain/calendar/clock";
import type { DestinationDetails } from "#app/domain/catalogue/destination";
import { closureOf, closureOn, closureRow } from "#app/domain/catalogue/closure";
import { closuresOf, masksIn } from "#app/domain/filters/published-masks";
import type { MasksFor, SuitabilityFor } from "#app/domain/filters/place-filter";
import {
  type PlaceTraits,
  maskFor,
  suitsBathing,
  suitabilityFor,
  thingsOf,
} from "#app/domain/filters/traits";
import { once } from "#app/domain/once";
import { type ThingToDo, thingsToDoIn } from "#app/domain/recommendations/points";
import { type Snapshot, detailsAt, placeAt } from "#app/services/ports";

type Catalogue = Pick<Snapshot, "places" | "detailsJson" | "masks">;

export type TraitsOfSnapshot = ReturnType<typeof createTraitsOfSnapshot>;

const emptyCache = ({ places, detailsJson }: Catalogue, templates: readonly string[]) => ({
  detailsJson,
  things: once(() => traitsOfPlaces({ places, detailsJson }, templates)),
  /** At most two months: recommendations are for one of the next six days. */
  thingsToDo: new Map<number, readonly (readonly ThingToDo[])[]>(),
  /** By month and needs: at most two months, and eight sets of needs. */
  masks: new Map<string, Uint32Array>(),
  suitability: new Map<string, Uint8Array>(),
  closures: new Map<LondonDate, Uint8Array>(),
});

/**
 * Survives new forecasts, which come every hour: places rarely change. `generic` has lists for places without
 * their own ("Hotels in {place}"), which are no traits. Masks that this release published save reading the
 * details.
 */
export function createTraitsOfSnapshot(generic?: DestinationDetails, release = "none") {
  const entries = generic ? [...generic.activities, ...generic.hotels, ...generic.campsites] : [];
  const templates = entries.map(({ name }) => name);
  const byPlaces = new WeakMap<Snapshot["places"], ReturnType<typeof emptyCache>>();

  function cacheOf(catalogue: Catalogue) {
    const known = byPlaces.get(catalogue.places);
    if (known?.detailsJson === catalogue.detailsJson) return known;
    const cache = emptyCache(catalogue, templates);
    byPlaces.set(catalogue.places, cache);
    return cache;
  }

  return {
    /** By position, read once for each catalogue. */
    things: (snapshot: Catalogue) => cacheOf(snapshot).things(),
    /** By position. With generic things, which recommendations need. */
    thingsToDo(snapshot: Catalogue, month: number) {
      const { detailsJson, thingsToDo } = cacheOf(snapshot);
      return cached(thingsToDo, month, () =>
        snapshot.places.map((_, position) =>
          thingsToDoIn(month, detailsAt({ detailsJson }, position).activities),
        ),
      );
    },
    /** The month is 1 to 12. Computed once for each month and set of needs. */
    masks(snapshot: Catalogue, month: number): MasksFor {
      const { things, masks } = cacheOf(snapshot);
      const published = (needs: number) =>
        snapshot.masks && masksIn(snapshot.masks, { release, places: snapshot.places.length, month, needs });
      const workedOut = (needs: number) =>
        Uint32Array.from(things(), (place) => maskFor(place, needs, month));
      return (needs) => cached(masks, `${month} ${needs}`, () => published(needs) ?? workedOut(needs));
    },
    /** By position: one of CLOSURES. */
    closures(snapshot: Catalogue, date: LondonDate): Uint8Array {
      const { things, closures } = cacheOf(snapshot);
      return cached(closures, date, () => {
        const row = closureRow(date);
        const published =
          snapshot.masks && closuresOf(snapshot.masks, { release, places: snapshot.places.length, row });
        const days = published ?? things().map((place) => place.closures[row] as number);
        const closureAt = (position: number) =>
          closureOf(placeAt(snapshot, position), detailsAt(snapshot, position).activities, date);
        return Uint8Array.from(days, (bits, position) => closureOn(bits, date) ?? closureAt(position));
      });
    },
    /** The month is 1 to 12. Computed once. */
    suitability(snapshot: Catalogue, month: number): SuitabilityFor {
      const { things, suitability } = cacheOf(snapshot);
      const suits = (place: PlaceTraits, needs: number) =>
        needs === 0 ? 0 : suitabilityFor(place, needs, month);
      return (needs, bySea) =>
        cached(suitability, `${month} ${needs} ${bySea}`, () =>
          Uint8Array.from(
            things(),
            (place) => 2 * suits(place, needs) + (bySea ? suitsBathing(place, month) : 0),
          ),
        );
    },
  };
}

function cached<Key, Value>(values: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = values.get(key);
  if (known !== undefined) return known;
  const made = make();
  values.set(key, made);
  return made;
}

function traitsOfPlaces({ places, detailsJson }: Catalogue, templates: readonly string[]): PlaceTraits[] {
  return places.map((place, position) => {
    const genericNames = new Set(
      templates.map((template) => template.replaceAll("{place}", () => place.name)),
    );
    return thingsOf(place, detailsAt({ detailsJson }, position), (entry) => genericNames.has(entry));
  });
}
