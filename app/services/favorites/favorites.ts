import type { LondonDate } from "#app/domain/calendar/clock";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { bindUseCases } from "#app/services/bind-use-cases";
import { dayOfList, type FoundPlace } from "#app/services/search/found-place";
import {
  type TripRecord,
  type TripRecordDeps,
  placesOfRecord,
  readTripRecord,
} from "#app/services/history/trip-record";
import type { SearchDeps } from "#app/services/search/search";
import {
  type ChangeFavoriteDeps,
  type FavoriteChange,
  addFavorite,
  nameOfDestination,
} from "./change-favorite";
import type { Favorite } from "./ports";

export interface SavedPlaces extends Pick<TripRecord, "snapshot" | "searches" | "drive" | "noDrive"> {
  /** The newest first. */
  readonly favorites: readonly { readonly favorite: Favorite; readonly found: FoundPlace }[];
  /** Of the weather: today, or tomorrow if no favorite with a forecast has enough daylight left. */
  readonly date: LondonDate;
}

type SavedPlacesDeps = Pick<SearchDeps, "scores" | "clock">;

export function savedPlacesOf(record: TripRecord, deps: SavedPlacesDeps): SavedPlaces {
  const { snapshot, searches, drive, noDrive } = record;
  const favoritesOn = (day: LondonDate) => {
    const foundAt = placesOfRecord(record, day, deps);
    return record.favorites.map(({ favorite, position }) => ({ favorite, found: foundAt(position) }));
  };
  const nowMs = deps.clock();
  const today = londonDateOf(nowMs);
  const ofToday = favoritesOn(today);
  const date = dayOfList(
    ofToday.map(({ found }) => found),
    nowMs,
  );
  const favorites = date === today ? ofToday : favoritesOn(date);
  return { snapshot, searches, drive, noDrive, date, favorites };
}

export const createFavorites = (deps: TripRecordDeps & ChangeFavoriteDeps & SavedPlacesDeps) => ({
  ...bindUseCases({ add: addFavorite, nameOf: nameOfDestination }, deps),
  remove: ({ userId, destinationId }: FavoriteChange) => deps.favorites.remove(userId, destinationId),
  list: async ({ userId }: { readonly userId: number }) =>
    savedPlacesOf(await readTripRecord(userId, deps), deps),
});
