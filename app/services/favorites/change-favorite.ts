import { type Result, fail, ok } from "#app/domain/result";
import type { Log, Clock, SnapshotSource } from "#app/services/ports";
import type { FavoriteStore } from "./ports";

export interface FavoriteChange {
  readonly userId: number;
  readonly destinationId: number;
}

export interface ChangeFavoriteDeps {
  readonly favorites: FavoriteStore;
  readonly clock: Clock;
}

/** Saving it again changes nothing. `not-found`: there is no such destination. */
export async function addFavorite(
  { userId, destinationId }: FavoriteChange,
  { favorites, clock }: ChangeFavoriteDeps,
): Promise<Result<"created" | "existing", "not-found">> {
  const outcome = await favorites.add(userId, destinationId, clock());
  return outcome === "not-found" ? fail(outcome) : ok(outcome);
}

/** For a message; null if the snapshot does not have it, or cannot be read. */
export async function nameOfDestination(
  destinationId: number,
  { snapshots, log }: { readonly snapshots: SnapshotSource; readonly log: Log },
): Promise<string | null> {
  try {
    const { places } = await snapshots.current();
    return places.find(({ id }) => id === destinationId)?.name ?? null;
  } catch (error) {
    // The change is stored already, so a message without a name is enough.
    log.error("favorites.no-name", error);
    return null;
  }
}
