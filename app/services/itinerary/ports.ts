import type { Stop } from "#app/domain/itinerary/stop";

export interface ItineraryStore {
  stopsOf(userId: number): Promise<readonly Stop[]>;
  /** Adds the stop, or replaces the one of the same place. `full`: there is no room; `not-found`: no such place. */
  put(userId: number, stop: Stop, nowMs: number): Promise<"saved" | "full" | "not-found">;
  remove(userId: number, slug: string): Promise<void>;
  /** The token of the shared page; null if it is not shared. */
  tokenOf(userId: number): Promise<string | null>;
  /** Returns the token that holds: the new one, or the one that there was. */
  share(userId: number, token: string, nowMs: number): Promise<string>;
  endSharing(userId: number): Promise<void>;
  /** The stops that a token shares; null if it is unknown or has ended. */
  stopsAt(token: string): Promise<readonly Stop[] | null>;
}
