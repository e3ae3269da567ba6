import type { Preferences } from "#app/domain/accounts/preferences";
import type { Units } from "#app/domain/units";
import type { FoundPlace } from "#app/services/search/found-place";
import type { ProposedPlaces } from "#app/services/recommendations/recommend-places";
import { publicDetails } from "#app/presenters/catalogue/json";
import { preferredDetails } from "#app/presenters/trips/preferred-details";
import { type SearchJsonOptions, searchResult } from "#app/presenters/search/json";

export type ListJsonOptions = Pick<SearchJsonOptions, keyof Units | "nowMs" | "site">;

/** GET /api/recommendations and GET /api/search-history: results of a search, with reasons. */
export function proposedPlacesJson(
  { places }: ProposedPlaces,
  preferences: Preferences,
  options: ListJsonOptions,
) {
  return places.map(({ found, reasons }) => {
    const result = searchResultOf(found, options);
    return {
      ...result,
      date: found.date,
      reasons,
      ...publicDetails(preferredDetails(found.details, preferences)),
    };
  });
}

/** For its day. `drivingTime` is null if no drive is known. */
export const searchResultOf = (found: FoundPlace, options: ListJsonOptions) =>
  searchResult(found, null, { ...options, style: "urban" });
