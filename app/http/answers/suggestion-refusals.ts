import type { ReviewRefusal } from "#app/services/suggestions/review-suggestion";
import type { Refusal } from "./refusal";

export type SuggestionFailure = ReviewRefusal | "too-many";

/** The one place where a failure of the suggestions' use cases becomes words. */
export const SUGGESTION_REFUSALS: Readonly<Record<SuggestionFailure, Refusal>> = {
  "not-found": { status: 404, message: "There is no such suggestion." },
  "wrong-step": {
    status: 409,
    message:
      "From its present status, this suggestion cannot become that. Somebody may have reviewed it already: reload and look again.",
  },
  "nothing-made": {
    status: 409,
    message:
      "No destination was made of this suggestion yet. Create it first: then the suggestion is converted.",
  },
  "too-many": {
    status: 429,
    message: "That is very many suggestions for one day, thank you. Please send the next ones tomorrow.",
    headers: { "Retry-After": "3600" },
  },
};

export const SUGGESTION_LOGIN_NEEDED = "You need to be logged in to submit suggestions.";
