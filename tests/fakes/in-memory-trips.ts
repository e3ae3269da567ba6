import { createNotes } from "#app/composition/notes.server";
import type { KnownWarnings } from "#app/domain/warnings/known-warnings";
import type { User } from "#app/domain/accounts/account";
import { NO_PREFERENCES } from "#app/domain/accounts/preferences";
import { fail, ok } from "#app/domain/result";
import type { FavoriteStore } from "#app/services/favorites/ports";
import type { Geocoder, RoutePlanner, Snapshot } from "#app/services/ports";
import { createScoresOfSnapshot } from "#app/services/search/scores-of-snapshot";
import { createTraitsOfSnapshot } from "#app/services/search/traits-of-snapshot";
import { createInMemoryLog, someDestinations } from "./in-memory-weather";
import { someForecast } from "./forecasts";
import type { SnapshotContent } from "#app/services/weather/ports";
import type { SearchEntry, SearchHistoryStore } from "#app/services/history/ports";

export const THURSDAY_NOON = Date.UTC(2026, 6, 16, 11);

export function someUser(change: Partial<User> = {}): User {
  return {
    ...NO_PREFERENCES,
    id: 1,
    username: "robin",
    email: null,
    emailConfirmedAt: null,
    homePostcode: null,
    passes: null,
    createdAt: 1,
    lastSeenAt: null,
    ...change,
  };
}

/** For tests: places 1, 2, 3 … with the same mild weather and nothing to do there. */
export function someSnapshot(count: number): Snapshot & SnapshotContent {
  return {
    version: "v",
    publishedAt: THURSDAY_NOON,
    provider: "fake",
    places: someDestinations(count),
    forecasts: Array.from({ length: count }, () => someForecast(THURSDAY_NOON)),
    detailsJson: Array.from({ length: count }, () =>
      JSON.stringify({ activities: [], hotels: [], campsites: [] }),
    ),
  };
}

function createInMemoryFavorites(destinationIds: readonly number[] = []) {
  const rows = destinationIds.map((destinationId, index) => ({ id: index + 1, destinationId, createdAt: 1 }));
  const store: FavoriteStore = {
    list: () => Promise.resolve([...rows].reverse()),
    add: (_, destinationId, createdAt) => {
      if (rows.some((row) => row.destinationId === destinationId)) return Promise.resolve("existing");
      rows.push({ id: rows.length + 1, destinationId, createdAt });
      return Promise.resolve("created");
    },
    remove: (_, destinationId) => {
      const index = rows.findIndex((row) => row.destinationId === destinationId);
      return Promise.resolve(index >= 0 && rows.splice(index, 1).length > 0);
    },
  };
  return { ...store, rows };
}

export function createInMemoryHistory(
  clickedIds: readonly number[] = [],
  searches: readonly SearchEntry[] = [],
) {
  const entries = [...searches];
  const store: SearchHistoryStore = {
    recordSearch: (entry) => Promise.resolve(entries.push(entry)),
    markClicked: (_, recordId) => Promise.resolve(recordId <= entries.length),
    recordClick: () => Promise.resolve(true),
    recent: () => Promise.resolve({ clickedIds, searches: [...entries].reverse() }),
  };
  return { ...store, entries };
}

/**
 * For tests: a geocoder that puts the given postcodes at one position, and knows that Jersey has no road to the
 * mainland.
 */
export const geocoderKnowing = (...known: string[]): Geocoder => ({
  locate: (postcode) =>
    Promise.resolve(
      known.includes(postcode.text)
        ? ok({ postcode, point: { latitude: 51, longitude: -2 }, precision: "unit" })
        : fail(postcode.outcode.startsWith("JE") ? "no-road-link" : "not-found"),
    ),
});

/** For tests: a route planner with these minutes to places 1, 2, 3 … from anywhere, at 1 km a minute. */
export const routePlannerOf = (...minutes: number[]): RoutePlanner => delayedRoutes(minutes);

/** For tests: the same, where traffic delays each drive by so many minutes in the mean of a week. */
export const delayedRoutes = (minutes: readonly number[], delay = 0): RoutePlanner => ({
  driveTimes: () =>
    Promise.resolve({
      minutes: Float32Array.from(minutes),
      kilometres: Float32Array.from(minutes, (each) => (Number.isFinite(each) ? each : 0)),
      strategic: new Float32Array(minutes.length),
      localDelays: new Float32Array(minutes.length).fill(delay),
      ferry: new Uint8Array(minutes.length),
    }),
});

interface Known {
  readonly snapshot?: Snapshot;
  readonly savedIds?: readonly number[];
  readonly clickedIds?: readonly number[];
  /** The user's searches, the latest last. The geocoder knows their postcodes. */
  readonly searched?: readonly (readonly [postcode: string, drivingHours: number])[];
  readonly minutes?: readonly number[];
  /** The known official warnings; null for a site that asks no service. */
  readonly warnings?: KnownWarnings | null;
}

export function someTripDeps(known: Known = {}) {
  const { snapshot = someSnapshot(3), savedIds, clickedIds, searched = [], minutes = [30, 60, 90] } = known;
  const entries = searched.map(([postcode, drivingHours]) => ({
    userId: 1,
    postcode,
    drivingHours,
    nowMs: 1,
  }));
  const routePlanner = routePlannerOf(...minutes);
  return {
    favorites: createInMemoryFavorites(savedIds),
    history: createInMemoryHistory(clickedIds, entries),
    snapshots: { current: () => Promise.resolve(snapshot) },
    notes: createNotes({ current: () => Promise.resolve(known.warnings ?? null) }),
    geocoder: geocoderKnowing(...searched.map(([postcode]) => postcode)),
    routePlanner,
    roadNetwork: routePlanner,
    scores: createScoresOfSnapshot(),
    traits: createTraitsOfSnapshot(),
    clock: () => THURSDAY_NOON,
    log: createInMemoryLog(),
  };
}
