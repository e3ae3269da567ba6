import { TRIP_VOTE_LIMIT, type Vote, type VotesOfPlace } from "#app/features/itinerary/domain/vote";
import type { Fingerprint, ThrottleStore } from "#app/services/accounts/ports";
import { admitAttempt } from "#app/services/accounts/throttle";
import type { Clock } from "#app/services/ports";
import type { VoteStore } from "./ports";

interface Ballot {
  readonly token: string;
  readonly slug: string;
  readonly vote: Vote;
  /** The secret of the reader's browser. */
  readonly browser: string;
  /** Only counted against the limit, as a pseudonym for a day. */
  readonly clientAddress: string;
}

export type VoteOutcome = "counted" | "not-counted" | "throttled";

interface Deps {
  readonly votes: VoteStore;
  readonly attempts: ThrottleStore;
  readonly pseudonym: Fingerprint;
  readonly clock: Clock;
}

/** Of readers of shared trips, without accounts: a browser has one vote for each place. */
export function createVotes({ votes, attempts, pseudonym, clock }: Deps) {
  const voterOf = (token: string, browser: string) => pseudonym(`voter:${token}:${browser}`);
  return {
    async vote({ token, slug, vote, browser, clientAddress }: Ballot): Promise<VoteOutcome> {
      const subject = await pseudonym(`vote:${clientAddress}`);
      if (await admitAttempt([{ subject, limit: TRIP_VOTE_LIMIT }], { attempts, clock })) return "throttled";
      const voter = await voterOf(token, browser);
      return (await votes.put({ token, slug, voter, vote })) ? "counted" : "not-counted";
    },
    /** `browser` is null for the owner, who sees the counts alone. */
    async votesAt(token: string, browser: string | null): Promise<readonly VotesOfPlace[]> {
      return votes.votesAt(token, browser === null ? "" : await voterOf(token, browser));
    },
  };
}
