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
   * No way by road and ferry to any place of the catalogue: from an island of the United Kingdom that has no
   * place of its own yet, or from outside it (`isCovered` false), where it never will have.
   */
  | { readonly code: "no-road-link"; readonly isCovered: boolean }
  /** There is a way, but a longer one than asked for. */
  | {
      readonly code: "too-far";
      readonly nearestName: string;
      readonly nearestMinutes: number;
      /** Only places by the sea were asked for: there are others within the drive. */
      readonly isBySea: boolean;
    }
  /** There are places within the drive, but none that the filters leave. */
  | { readonly code: "no-match"; readonly ways: readonly WayOn[]; readonly withoutAll: number };

/** A filter that can go, and how many places there are without it. */
export interface WayOn {
  readonly filter: ChosenFilter;
  readonly found: number;
}

/** Longer than any drive within the United Kingdom, ferries included. */
const ANY_DRIVE_MINUTES = 24 * 60;

/**
 * Why a search from here found nothing within its limit, and what the nearest place would take: by the search's own
 * `minutes`, which may be those of another service, and by the road network for what is beyond them. `bySea` keeps to the
 * places by the sea.
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
 * What there is without one of the filters, each in turn, and without any; null where the filters are not to blame.
 * `minutes` goes by position.
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
  const ways = chosen.map((filter) => {
    const others = withoutFilter(filters, filter);
    const found = countPlaces(minutes, others.within ?? limitMinutes, placeFilter(others, masksFor));
    return { filter, found };
  });
  return { code: "no-match", ways: ways.filter(({ found }) => found > 0), withoutAll };
}
