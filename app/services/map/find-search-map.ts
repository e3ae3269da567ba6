import type { Ring } from "#app/domain/map/contour";
import { type Result, ok } from "#app/domain/result";
import {
  type EmptySearch,
  type SearchResults,
  type SearchDeps,
  type SearchQuery,
  searchDestinations,
} from "#app/services/search/search-destinations";
import type { DriveAreas } from "./ports";

/** One page of a search, the places of all other pages, and the area within the drive. */
export interface PlacesOnMap extends SearchResults {
  readonly area: readonly Ring[];
}

/** Returns a search with what its map needs. It fails and throws in the same cases as searchDestinations. */
export async function findSearchMap(
  query: SearchQuery,
  deps: SearchDeps & { readonly areas: DriveAreas },
): Promise<Result<PlacesOnMap | EmptySearch, "not-found">> {
  const found = await searchDestinations({ ...query, extras: { ...query.extras, others: true } }, deps);
  if (!found.ok) return found;
  const findings = found.value;
  if (findings.kind === "empty") return ok(findings);
  const area = deps.areas.area(findings.start, query.filters.within ?? query.drivingHours * 60);
  return ok({ ...findings, area });
}
