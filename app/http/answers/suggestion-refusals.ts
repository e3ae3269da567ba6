import type { ReviewRefusal } from "#app/services/suggestions/review-suggestion";
import type { Refusal } from "./refusal";

type SuggestionFailure = ReviewRefusal | "too-many";

export const SUGGESTION_REFUSALS: Readonly<Record<SuggestionFailure, Refusal>> = {
  "not-found": { status: 404, message: "We can't find that suggestion." },
  "wrong-step": {
    status: 409,
    message:
      "This suggestion can't change to that status. Someone may have reviewed it already: reload to check.",
  },
  "nothing-made": {
    status: 409,
    message: "This suggestion has no destination yet. Create it first: that converts the suggestion.",
  },
  "too-many": {
    status: 429,
    message: "Thank you: that's the most suggestions we take in a day. Please send more tomorrow.",
    headers: { "Retry-After": "3600" },
  },
};

export const SUGGESTION_LOGIN_NEEDED = "You need to be logged in to submit suggestions.";
