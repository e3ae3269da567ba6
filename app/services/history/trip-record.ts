import type { LondonDate } from "#app/domain/calendar/clock";
import type { Postcode } from "#app/domain/geo/postcode";
import { parsePostcode } from "#app/domain/geo/read-postcode";
import { LONGEST_DRIVE_MINUTES } from "#app/domain/recommendations/points";
import type { Favorite, FavoriteStore } from "#app/services/favorites/ports";
import type { FoundPlace } from "#app/services/search/found-place";
import { placesSeenFrom } from "#app/services/search/seen-place";
import type { ScoresOfSnapshot } from "#app/services/search/scores-of-snapshot";
import {
  type Clock,
  type Log,
  type DriveTable,
  type GeocodeError,
  type Geocoder,
  type RoutePlanner,
  type Snapshot,
  type SnapshotSource,
  ProviderError,
} from "#app/services/ports";
import type { Notes, NotesReader } from "#app/services/notes/ports";
import type { PastSearch, SearchHistoryStore } from "./ports";

export interface DriveFrom {
  readonly origin: Postcode;
  readonly table: DriveTable;
}

export interface TripRecord {
  readonly snapshot: Snapshot;
  readonly notes: Notes;
  /** The newest first. Without those that are deleted, or not published yet. */
  readonly favorites: readonly { readonly favorite: Favorite; readonly position: number }[];
  /** Places that the user has opened lately, the latest first. */
  readonly clicked: readonly number[];
  readonly searches: readonly PastSearch[];
  /** From the postcode of the last search. Null before the first, or if no drive from there is known. */
  readonly drive: DriveFrom | null;
  /** Why they will never be known; null if they are, or may be later. */
  readonly noDrive: GeocodeError | null;
}

export interface TripRecordDeps {
  readonly favorites: FavoriteStore;
  readonly history: SearchHistoryStore;
  readonly snapshots: SnapshotSource;
  readonly notes: NotesReader;
  readonly geocoder: Geocoder;
  readonly routePlanner: RoutePlanner;
  readonly log: Log;
}

/** By its position in the record's snapshot. */
export function placesOfRecord(
  { snapshot, notes, drive }: Pick<TripRecord, "snapshot" | "notes" | "drive">,
  date: LondonDate,
  { scores, clock }: { readonly scores: Pick<ScoresOfSnapshot, "of">; readonly clock: Clock },
): (position: number) => FoundPlace {
  return placesSeenFrom({
    snapshot,
    notes,
    table: drive?.table ?? null,
    style: "urban",
    wish: { date, leave: null },
    nowMs: clock(),
    scores,
  });
}

export async function readTripRecord(userId: number, deps: TripRecordDeps): Promise<TripRecord> {
  const [snapshot, notes, favorites, { clickedIds, searches }] = await Promise.all([
    deps.snapshots.current(),
    deps.notes.current(),
    deps.favorites.list(userId),
    deps.history.recent(userId),
  ]);
  const positions = new Map(snapshot.places.map(({ id }, position) => [id, position]));
  return {
    snapshot,
    notes,
    favorites: favorites.flatMap((favorite) => {
      const position = positions.get(favorite.destinationId);
      return position === undefined ? [] : { favorite, position };
    }),
    clicked: clickedIds.flatMap((id) => positions.get(id) ?? []),
    searches,
    ...(searches[0] ? await driveFrom(searches[0].postcode, snapshot, deps) : NO_DRIVE),
  };
}

const NO_DRIVE = { drive: null, noDrive: null } as const;

/** Null if the postcode does not exist, has no road nearby, or cannot be looked up now. */
export async function driveFrom(
  postcode: string,
  snapshot: Snapshot,
  deps: Pick<TripRecordDeps, "geocoder" | "routePlanner" | "log">,
): Promise<Pick<TripRecord, "drive" | "noDrive">> {
  const origin = parsePostcode(postcode);
  if (!origin) return NO_DRIVE;
  try {
    const located = await deps.geocoder.locate(origin);
    if (!located.ok) return { drive: null, noDrive: located.error };
    const table = await deps.routePlanner.driveTimes(located.value, snapshot.places, LONGEST_DRIVE_MINUTES);
    return { drive: { origin, table }, noDrive: null };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    deps.log.error("trips.no-drive-times", error);
    return NO_DRIVE;
  }
}
