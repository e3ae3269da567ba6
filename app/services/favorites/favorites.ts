import type { Result } from "#app/domain/result";
import { type TripRecord, type TripRecordDeps, readTripRecord } from "#app/services/history/trip-record";
import {
  type ChangeFavoriteDeps,
  type FavoriteChange,
  addFavorite,
  nameOfDestination,
  removeFavorite,
} from "./change-favorite";

/** A user's saved destinations with the weather and the drive that their cards show. */
export type SavedPlaces = Pick<TripRecord, "snapshot" | "favorites" | "searches" | "drive" | "noDrive">;

/** The use cases of a user's saved destinations. */
export interface Favorites {
  list(input: { userId: number }): Promise<SavedPlaces>;
  add(input: FavoriteChange): Promise<Result<"created" | "existing", "not-found">>;
  remove(input: FavoriteChange): Promise<void>;
  nameOf(destinationId: number): Promise<string | null>;
}

export function createFavorites(deps: TripRecordDeps & ChangeFavoriteDeps): Favorites {
  return {
    list: ({ userId }) => readTripRecord(userId, deps),
    add: (input) => addFavorite(input, deps),
    remove: (input) => removeFavorite(input, deps),
    nameOf: (destinationId) => nameOfDestination(destinationId, deps),
  };
}
