import type { Stop } from "#app/features/itinerary/domain/stop";
import type { Vote, VotesOfPlace } from "#app/features/itinerary/domain/vote";

export interface ItineraryStore {
  stopsOf(userId: number): Promise<readonly Stop[]>;
  /** Or replaces the one at the same place. `full`: there is no room for it. */
  put(userId: number, stop: Stop, nowMs: number): Promise<"saved" | "full" | "not-found">;
  remove(userId: number, slug: string): Promise<void>;
  tokenOf(userId: number): Promise<string | null>;
  /** If it is already shared, the former token stays. Returns the token in use. */
  share(userId: number, token: string, nowMs: number): Promise<string>;
  endSharing(userId: number): Promise<void>;
  /** Null if the token is unknown or has ended. */
  stopsAt(token: string): Promise<readonly Stop[] | null>;
}

export interface GivenVote {
  readonly token: string;
  readonly slug: string;
  readonly voter: string;
  readonly vote: Vote;
}

export interface VoteStore {
  /** Replaces what the voter said before. False if the trip no longer has the place, or too many vote. */
  put(given: GivenVote): Promise<boolean>;
  votesAt(token: string, voter: string): Promise<readonly VotesOfPlace[]>;
}
