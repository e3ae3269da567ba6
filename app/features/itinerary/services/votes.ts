import type { VotesOfPlace } from "#app/features/itinerary/domain/vote";
import type { Fingerprint } from "#app/services/accounts/ports";
import type { GivenVote, VoteStore } from "./ports";

/** Of readers of shared trips, without accounts: a browser has one vote for each place. */
export function createVotes(votes: VoteStore, pseudonym: Fingerprint) {
  const voterOf = (token: string, browser: string) => pseudonym(`voter:${token}:${browser}`);
  return {
    /** `browser` is the secret of the reader's browser. False if the vote does not count. */
    async vote({ browser, ...ballot }: Omit<GivenVote, "voter"> & { readonly browser: string }) {
      return votes.put({ ...ballot, voter: await voterOf(ballot.token, browser) });
    },
    /** `browser` is null for the owner, who sees the counts alone. */
    async votesAt(token: string, browser: string | null): Promise<readonly VotesOfPlace[]> {
      return votes.votesAt(token, browser === null ? "" : await voterOf(token, browser));
    },
  };
}
