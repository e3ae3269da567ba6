import type { Place } from "#app/domain/catalogue/destination";
import {
  type ChosenFilter,
  type Filters,
  NO_FILTERS,
  chosenFilters,
  withoutFilter,
} from "#app/domain/filters/filters";
import {
  type MasksFor,
  type PlaceFilter,
  countPlaces,
  isWanted,
  placeFilter,
} from "#app/domain/filters/place-filter";
import type { Origin, RoutePlanner } from "#app/services/ports";

export type EmptyReason =
  /**
   * There is no route by road and ferry to any place of the catalogue: from an island of the United Kingdom
   * that has no place of its own, or from outside the country (`isCovered` false).
   */
  | { readonly code: "no-road-link"; readonly isCovered: boolean }
  /** There is a route, but a longer one than the limit. */
  | {
      readonly code: "too-far";
      readonly nearestName: string;
      readonly nearestMinutes: number;
      /** The search was only for places by the sea: there are others within the drive. */
      readonly isBySea: boolean;
    }
  /** There are places within the drive, but none that the filters leave. */
  | {
      readonly code: "no-match";
      readonly removable: readonly RemovableFilter[];
      readonly withoutAll: number;
    };

/** A filter to remove, and how many places there are without it. */
export interface RemovableFilter {
  readonly filter: ChosenFilter;
  readonly found: number;
}

/** Longer than any drive within the United Kingdom, ferries included. */
const ANY_DRIVE_MINUTES = 24 * 60;

/**
 * Explains why a search found nothing within its limit, and how long the drive to the nearest place is: by the search's
 * own `minutes`, which may come from a service, and for places without these by the road network. With `bySea`, only
 * places by the sea count.
 */
export async function explainEmptySearch(
  origin: Origin,
  places: readonly Place[],
  minutes: Float32Array,
  roadNetwork: RoutePlanner,
  bySea: PlaceFilter | null,
): Promise<EmptyReason> {
  const network = await roadNetwork.driveTimes(origin, places, ANY_DRIVE_MINUTES);
  let nearest: Place | null = null;
  let nearestMinutes = Infinity;
  for (const [position, place] of places.entries()) {
    if (bySea && !isWanted(bySea, position)) continue;
    const own = minutes[position] ?? Infinity;
    const drive = Number.isFinite(own) ? own : (network.minutes[position] ?? Infinity);
    if (drive < nearestMinutes) [nearest, nearestMinutes] = [place, drive];
  }
  if (!nearest) return { code: "no-road-link", isCovered: true };
  return { code: "too-far", nearestName: nearest.name, nearestMinutes, isBySea: bySea !== null };
}

/**
 * Returns how many places there are without each one of the filters, and without any; null if the filters
 * are not the cause. `minutes` are by position.
 */
export function explainNoMatch(
  minutes: Float32Array,
  limitMinutes: number,
  filters: Filters,
  masksFor: MasksFor,
): EmptyReason | null {
  const sea = filters.bySea ? placeFilter({ ...NO_FILTERS, bySea: true }, masksFor) : null;
  if (sea && countPlaces(minutes, limitMinutes, sea) === 0) return null;
  const withoutAll = countPlaces(minutes, limitMinutes, null);
  const chosen = chosenFilters(filters);
  if (withoutAll === 0 || chosen.length === 0) return null;
  const counted = chosen.map((filter) => {
    const others = withoutFilter(filters, filter);
    const found = countPlaces(minutes, others.within ?? limitMinutes, placeFilter(others, masksFor));
    return { filter, found };
  });
  return { code: "no-match", removable: counted.filter(({ found }) => found > 0), withoutAll };
}
