import type { Result } from "#app/domain/result";
import type { Suggestion, SuggestionContent } from "#app/domain/suggestions/suggestion";
import type { Clock } from "#app/services/ports";
import type { SubmittedSuggestion, SuggestionFilter, SuggestionPage, SuggestionStore } from "./ports";
import { type ReviewRefusal, type SuggestionReview, reviewSuggestion } from "./review-suggestion";
import { submitSuggestion } from "./submit-suggestion";

/** How many of a user's own suggestions are listed. */
const OWN_LIST_LENGTH = 50;

/** What can be done with suggestions: the use cases, wired. */
export interface Suggestions {
  submit(input: { userId: number; content: SuggestionContent }): Promise<Result<Suggestion, "too-many">>;
  /** A user's own, newest first. */
  ofUser(userId: number): Promise<readonly Suggestion[]>;
  /** For the administrator. */
  list(filter: SuggestionFilter): Promise<SuggestionPage>;
  find(id: number): Promise<SubmittedSuggestion | null>;
  review(input: SuggestionReview): Promise<Result<Suggestion, ReviewRefusal>>;
}

export interface SuggestionsDeps {
  readonly suggestions: SuggestionStore;
  readonly clock: Clock;
}

export function createSuggestions(deps: SuggestionsDeps): Suggestions {
  const { suggestions } = deps;
  return {
    submit: (input) => submitSuggestion(input, deps),
    ofUser: (userId) => suggestions.ofUser(userId, OWN_LIST_LENGTH),
    list: (filter) => suggestions.list(filter),
    find: (id) => suggestions.find(id),
    review: (input) => reviewSuggestion(input, deps),
  };
}
