import type { Point } from "#app/domain/geo/geo";
import type { Ring } from "#app/domain/map/contour";
import { type Result, ok } from "#app/domain/result";
import {
  type SearchDeps,
  type SearchFindings,
  type SearchQuery,
  searchDestinations,
} from "#app/services/search/search-destinations";
import type { DriveAreas } from "./ports";

/** A search with all its places, and where they lie. */
export interface SearchMapFindings {
  /** All places within the drive, in the order of the search. */
  readonly findings: SearchFindings;
  /** Null where nothing was found that could be drawn. */
  readonly ground: SearchGround | null;
}

/** What lies under the places of a search. */
export interface SearchGround {
  readonly home: Point;
  /** The area within the drive. */
  readonly area: readonly Ring[];
}

/** Above any catalogue's size: asks for all places. */
const ALL = 100_000;

/** The search as a map shows it: every place, and the area within the drive. Fails and throws as searchDestinations does. */
export async function findSearchMap(
  query: SearchQuery,
  deps: SearchDeps & { readonly areas: DriveAreas },
): Promise<Result<SearchMapFindings, "not-found">> {
  const found = await searchDestinations({ ...query, offset: 0, limit: ALL }, deps);
  if (!found.ok) return found;
  const { start: home, emptyReason } = found.value;
  if (emptyReason || !home) return ok({ findings: found.value, ground: null });
  const area = deps.areas.area(home, query.filters.within ?? query.drivingHours * 60);
  return ok({ findings: found.value, ground: { home, area } });
}
