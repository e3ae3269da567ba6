import type { Point } from "#app/domain/geo/geo";
import type { Ring } from "#app/domain/map/contour";
import {
  type SearchDeps,
  type SearchFindings,
  type SearchQuery,
  searchDestinations,
} from "../search/search-destinations";
import type { DriveAreas } from "./ports";

/** A search with all its places, and where they lie. */
export interface SearchMapFindings {
  /** All places within the drive, in the order of the search. */
  readonly findings: SearchFindings;
  readonly home: Point;
  readonly area: readonly Ring[];
}

/** Above any catalogue's size: asks for all places. */
const ALL = 100_000;

/**
 * The search as a map shows it: every place, and the area within the drive. Null where it finds nothing to be drawn.
 * Throws as searchDestinations does.
 */
export async function findSearchMap(
  query: SearchQuery,
  deps: SearchDeps & { readonly areas: DriveAreas },
): Promise<SearchMapFindings | null> {
  const [found, located] = await Promise.all([
    searchDestinations({ ...query, offset: 0, limit: ALL }, deps),
    deps.geocoder.locate(query.postcode),
  ]);
  if (!found.ok || found.value.emptyReason || !located.ok) return null;
  const home = located.value.point;
  const area = deps.areas.area(home, query.filters.within ?? query.drivingHours * 60);
  return { findings: found.value, home, area };
}
