import type { Stop } from "#app/features/itinerary/domain/stop";

export interface ItineraryStore {
  stopsOf(userId: number): Promise<readonly Stop[]>;
  /**
   * Adds a stop, or replaces the one at the same place. `full`: there is no room for it. `not-found`: there
   * is no such place.
   */
  put(userId: number, stop: Stop, nowMs: number): Promise<"saved" | "full" | "not-found">;
  remove(userId: number, slug: string): Promise<void>;
  /** Returns the token of the shared page; null if the itinerary is not shared. */
  tokenOf(userId: number): Promise<string | null>;
  /**
   * Shares the itinerary under this token. If it is already shared, the former token stays. Returns the token
   * in use.
   */
  share(userId: number, token: string, nowMs: number): Promise<string>;
  endSharing(userId: number): Promise<void>;
  /** Returns the stops that a token shares; null if the token is unknown or has ended. */
  stopsAt(token: string): Promise<readonly Stop[] | null>;
}
