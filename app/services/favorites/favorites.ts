import type { LondonDate } from "#app/domain/calendar/clock";
import { bindUseCases } from "#app/services/bind-use-cases";
import { dayOfList } from "#app/services/history/day-of-list";
import { type TripRecord, type TripRecordDeps, readTripRecord } from "#app/services/history/trip-record";
import { type ChangeFavoriteDeps, addFavorite, nameOfDestination, removeFavorite } from "./change-favorite";

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
export const createFavorites = (deps: TripRecordDeps & ChangeFavoriteDeps) => ({
  ...bindUseCases({ add: addFavorite, remove: removeFavorite, nameOf: nameOfDestination }, deps),
  list: async ({ userId }: { readonly userId: number }) =>
    savedPlacesOf(await readTripRecord(userId, deps), deps.clock()),
});
