import type { DestinationDetails } from "#app/domain/catalogue/destination";
import type { Preferences } from "#app/domain/accounts/preferences";
import { londonDateOf } from "#app/domain/calendar/london-time";
import type { Units } from "#app/domain/units";
import { leavingTime } from "#app/domain/ranking/visit";
import { type VisitScores, createVisitScores } from "#app/domain/ranking/visit-scores";
import type { LondonDate } from "#app/domain/calendar/clock";
import type { DriveFrom } from "#app/services/history/trip-record";
import type { DriveTable, Snapshot } from "#app/services/ports";
import type { ProposedPlaces } from "#app/services/recommendations/recommend-places";
import { preferredDetails } from "#app/presenters/trips/preferred-details";
import { searchResultsJson } from "#app/presenters/search/json";

export interface ListJsonOptions extends Units {
  readonly nowMs: number;
  /** Where the pages are, without a slash at its end. */
  readonly site: string;
}

/** The scores of a list's places by day, made once for the list. */
export type ScoresOn = (date: LondonDate) => VisitScores;

export function scoresOfList({ places, forecasts }: Snapshot, nowMs: number): ScoresOn {
  const days = new Map<LondonDate, VisitScores>();
  return (date) => {
    const known = days.get(date) ?? createVisitScores(places, forecasts, date, "urban", nowMs);
    days.set(date, known);
    return known;
  };
}

interface Temperatures {
  readonly temp: number;
  readonly feels_like: number;
  readonly weather: readonly unknown[];
}

/** What an item of GET /api/search holds, as far as lists take it apart. */
export interface SearchResult extends DestinationDetails {
  readonly destination: { readonly id: number; readonly name: string; readonly imageUrl: string };
  readonly weather: { readonly current: Temperatures; readonly forecast: readonly unknown[] } | null;
  readonly drivingTime: {
    readonly hours: number;
    readonly minutes: number;
    readonly distance: number;
  } | null;
  readonly score: unknown;
}

/** The answer of GET /api/recommendations and GET /api/search-history: search results with their reasons. */
export function proposedPlacesJson(
  { snapshot, places }: ProposedPlaces,
  preferences: Preferences,
  options: ListJsonOptions,
) {
  const scoresOn = scoresOfList(snapshot, options.nowMs);
  return places.map(({ position, date, reasons, drive }) => {
    const item = searchResultOf({ snapshot, drive, position, date, scoresOn }, options);
    const { activities, hotels, campsites, ...result } = item;
    return { ...result, date, reasons, ...preferredDetails({ activities, hotels, campsites }, preferences) };
  });
}

interface ListedPlace {
  readonly snapshot: Snapshot;
  readonly drive: DriveFrom | null;
  readonly position: number;
  readonly date: LondonDate;
  readonly scoresOn: ScoresOn;
}

/** One place as a search for that day would answer it; `drivingTime` is null where no drive is known. */
export function searchResultOf(
  { snapshot, drive, position, date, scoresOn }: ListedPlace,
  options: ListJsonOptions,
): SearchResult {
  const isReached = Number.isFinite(drive?.table.minutes[position] ?? Infinity);
  // The search's JSON of a place without a drive has zeros for it; they are removed here.
  const table = (isReached && drive?.table) || withoutDrives(snapshot.places.length);
  const today = londonDateOf(options.nowMs);
  const findings = {
    snapshot,
    table,
    positions: [position],
    date,
    leavesAt: leavingTime(date, null, options.nowMs),
    home: null,
    matches: null,
    scoresOn,
  };
  const json = searchResultsJson(findings, { ...options, today, style: "urban" });
  const [result] = JSON.parse(new TextDecoder().decode(json)) as [SearchResult];
  return isReached ? result : { ...result, drivingTime: null };
}

const withoutDrives = (count: number): DriveTable => ({
  minutes: new Float32Array(count),
  kilometres: new Float32Array(count),
  ferry: new Uint8Array(count),
});
