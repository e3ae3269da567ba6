import type { DestinationDetails } from "#app/domain/catalogue/destination";
import type { Preferences } from "#app/domain/accounts/preferences";
import { londonDateOf } from "#app/domain/calendar/london-time";
import type { Units } from "#app/domain/units";
import type { Snapshot } from "#app/services/ports";
import type { FoundPlace } from "#app/services/search/found-place";
import type { ProposedPlaces } from "#app/services/recommendations/recommend-places";
import { preferredDetails } from "#app/presenters/trips/preferred-details";
import { searchResultsJson } from "#app/presenters/search/json";

export interface ListJsonOptions extends Units {
  readonly nowMs: number;
  /** The site's own address, without a slash at the end. */
  readonly site: string;
}

interface Temperatures {
  readonly temp: number;
  readonly feels_like: number;
  readonly weather: readonly unknown[];
}

/** The fields of a search result that other lists of places have too. */
export interface SearchResult extends DestinationDetails {
  readonly destination: { readonly id: number; readonly name: string; readonly imageUrl: string };
  readonly weather: { readonly current: Temperatures; readonly forecast: readonly unknown[] } | null;
  readonly drivingTime: {
    readonly hours: number;
    readonly minutes: number;
    readonly distance: number;
  } | null;
  readonly score: unknown;
  readonly warnings: unknown;
}

/** The answer of GET /api/recommendations and GET /api/search-history: results of a search, each with its reasons. */
export function proposedPlacesJson(
  { snapshot, places }: ProposedPlaces,
  preferences: Preferences,
  options: ListJsonOptions,
) {
  return places.map(({ found, reasons }) => {
    const { date } = found;
    const item = searchResultOf(found, snapshot, options);
    const { activities, hotels, campsites, ...result } = item;
    return { ...result, date, reasons, ...preferredDetails({ activities, hotels, campsites }, preferences) };
  });
}

/** One place as a result of a search for its day. `drivingTime` is null if no drive is known. */
export function searchResultOf(
  found: FoundPlace,
  snapshot: Snapshot,
  options: ListJsonOptions,
): SearchResult {
  const { date, visit } = found;
  const findings = { snapshot, places: [found], date, leavesAt: visit.leavesAt, home: null };
  const today = londonDateOf(options.nowMs);
  const json = searchResultsJson(findings, { ...options, today, style: "urban" });
  const [result] = JSON.parse(json) as [SearchResult];
  return result;
}
