import type { LondonDate } from "#app/domain/calendar/clock";
import type { Result } from "#app/domain/result";
import { dayOfList } from "#app/services/history/day-of-list";
import { type TripRecord, type TripRecordDeps, readTripRecord } from "#app/services/history/trip-record";
import {
  type ChangeFavoriteDeps,
  type FavoriteChange,
  addFavorite,
  nameOfDestination,
  removeFavorite,
} from "./change-favorite";

/** A user's saved destinations with the weather and the drive that their cards show. */
export interface SavedPlaces extends Pick<
  TripRecord,
  "snapshot" | "favorites" | "searches" | "drive" | "noDrive"
> {
  /** Whose weather the pages show: today's, or tomorrow's once it is dark at all of them. */
  readonly date: LondonDate;
}

export function savedPlacesOf(record: TripRecord, nowMs: number): SavedPlaces {
  const { snapshot, favorites, drive } = record;
  const places = favorites.map(({ position }) => ({ position, drive }));
  return { ...record, date: dayOfList(places, snapshot, nowMs) };
}

/** The use cases of a user's saved destinations. */
export interface Favorites {
  list(input: { userId: number }): Promise<SavedPlaces>;
  add(input: FavoriteChange): Promise<Result<"created" | "existing", "not-found">>;
  remove(input: FavoriteChange): Promise<void>;
  nameOf(destinationId: number): Promise<string | null>;
}

export function createFavorites(deps: TripRecordDeps & ChangeFavoriteDeps): Favorites {
  return {
    list: async ({ userId }) => savedPlacesOf(await readTripRecord(userId, deps), deps.clock()),
    add: (input) => addFavorite(input, deps),
    remove: (input) => removeFavorite(input, deps),
    nameOf: (destinationId) => nameOfDestination(destinationId, deps),
  };
}
