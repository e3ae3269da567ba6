import type { Vote } from "#app/features/itinerary/domain/vote";

export const TRIP_FORM = { id: "trip", title: "Nothing was changed" };

export const VOTE_FORM = {
  id: "vote",
  title: "Answer not saved",
  unanswered: "We couldn't save this. Please try again in a moment.",
};

export interface VotesView {
  /** "3 of 4 say yes"; null if nobody has answered. */
  words: string | null;
  /** This reader's own answer, null before it; absent for the owner, who is not asked. */
  own?: Vote | null;
}
