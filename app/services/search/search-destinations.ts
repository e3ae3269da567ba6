import { MAX_DRIVING_HOURS } from "#app/domain/roads/driving-hours";
import type { Postcode } from "#app/domain/geo/postcode";
import { type Result, fail, ok } from "#app/domain/result";
import type { LondonDate } from "#app/domain/weather/forecast";
import { rankWithin } from "#app/domain/ranking/weather-ranking";
import type { RankingStyle } from "#app/domain/ranking/holiday-climate-index";
import {
  type Clock,
  type DriveTable,
  type Geocoder,
  type Origin,
  type RoutePlanner,
  type Snapshot,
  type SnapshotSource,
  SnapshotUnavailableError,
} from "../ports";
import { type EmptyReason, explainEmptySearch } from "./explain-empty-search";
import type { RankingsOfSnapshot } from "./rankings-of-snapshot";

export interface SearchQuery {
  readonly postcode: Postcode;
  /** Whole hours, 1–5. */
  readonly drivingHours: number;
  readonly date: LondonDate;
  readonly style: RankingStyle;
  readonly offset: number;
  readonly limit: number;
}

/** Where the search found what: positions point into the snapshot and the drive table, best first. */
export interface SearchFindings {
  readonly snapshot: Snapshot;
  readonly table: DriveTable;
  readonly positions: readonly number[];
  /** How many places lie within the drive in all, of which `positions` is one page. */
  readonly total: number;
  /** Set where nothing was found. */
  readonly emptyReason: EmptyReason | null;
}

export interface SearchDeps {
  readonly geocoder: Geocoder;
  readonly routePlanner: RoutePlanner;
  /** The embedded graph, which can tell at no cost whether there is any way at all. */
  readonly roadNetwork: RoutePlanner;
  readonly snapshots: SnapshotSource;
  readonly rankings: RankingsOfSnapshot;
  readonly clock: Clock;
}

/**
 * The places within the drive, best weather first. `not-found`: no such postcode. Throws
 * SnapshotUnavailableError where neither the cache nor the database can answer.
 */
export async function searchDestinations(
  query: SearchQuery,
  deps: SearchDeps,
): Promise<Result<SearchFindings, "not-found">> {
  const [snapshot, located] = await Promise.all([
    deps.snapshots.current(),
    deps.geocoder.locate(query.postcode),
  ]);
  // Nothing has been loaded yet: that is no answer about the roads.
  if (snapshot.places.length === 0) throw new SnapshotUnavailableError("the catalogue is empty");
  if (!located.ok) {
    if (located.error === "not-found") return fail("not-found");
    return ok(nothingFound(snapshot, { code: "no-road-link", isCovered: false }));
  }
  const limitMinutes = query.drivingHours * 60;
  const table = await deps.routePlanner.driveTimes(located.value, snapshot.places, limitMinutes);
  const ranking = deps.rankings.of(snapshot, query.date, query.style, deps.clock());
  const { total, positions } = rankWithin(ranking, table.minutes, limitMinutes, query.offset, query.limit);
  if (total > 0) return ok({ snapshot, table, positions, total, emptyReason: null });
  return ok(
    nothingFound(snapshot, await explainEmptySearch(located.value, snapshot.places, deps.roadNetwork)),
  );
}

/** One named place as the same search sees it; null where the catalogue holds no such place. */
export async function findDestination(
  slug: string,
  origin: Postcode | null,
  deps: SearchDeps,
): Promise<{ snapshot: Snapshot; position: number; table: DriveTable | null } | null> {
  const snapshot = await deps.snapshots.current();
  const position = snapshot.places.findIndex((place) => place.slug === slug);
  if (position < 0) return null;
  const located = origin ? await deps.geocoder.locate(origin) : null;
  const table = located?.ok ? await driveTable(located.value, snapshot, deps) : null;
  return { snapshot, position, table };
}

function driveTable(origin: Origin, snapshot: Snapshot, deps: SearchDeps): Promise<DriveTable> {
  return deps.routePlanner.driveTimes(origin, snapshot.places, MAX_DRIVING_HOURS * 60);
}

const EMPTY_TABLE: DriveTable = {
  minutes: new Float32Array(),
  kilometres: new Float32Array(),
  ferry: new Uint8Array(),
};

function nothingFound(snapshot: Snapshot, emptyReason: EmptyReason): SearchFindings {
  return { snapshot, table: EMPTY_TABLE, positions: [], total: 0, emptyReason };
}
