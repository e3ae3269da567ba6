import { bindUseCases } from "#app/services/bind-use-cases";
import type { SuggestionFilter, SuggestionsDeps } from "./ports";
import { reviewSuggestion } from "./review-suggestion";
import { submitSuggestion } from "./submit-suggestion";

const OWN_LIST_LENGTH = 50;

export function createSuggestions(deps: SuggestionsDeps) {
  const { suggestions } = deps;
  return {
    ...bindUseCases({ submit: submitSuggestion, review: reviewSuggestion }, deps),
    ofUser: (userId: number) => suggestions.ofUser(userId, OWN_LIST_LENGTH),
    list: (filter: SuggestionFilter) => suggestions.list(filter),
    find: (id: number) => suggestions.find(id),
  };
}
