import { calls, readCall } from "#app/http/actions/calls.server";
import { answerJson } from "#app/http/answers/answer-json";
import { answerRefusal } from "#app/http/answers/refusal";
import { SUGGESTION_REFUSALS } from "#app/http/answers/suggestion-refusals";
import { suggestionJson } from "#app/presenters/suggestions/json";
import { readId } from "#app/schemas/fields";
import { reviewSchema } from "#app/schemas/suggestion-review";

export const loader = calls("api/admin/suggestions/:id/status", {
  async PUT({ request, context, params }, { id: reviewerId, username }) {
    const id = readId(params["id"]);
    const review = await readCall(request, reviewSchema);
    const { app } = context;
    const reviewer = { id: reviewerId, username };
    const reviewed = id === null ? null : await app.suggestions.review({ id, ...review, reviewer });
    if (reviewed?.ok) return answerJson(suggestionJson(reviewed.value));
    return answerRefusal(SUGGESTION_REFUSALS[reviewed?.error ?? "not-found"]);
  },
});

export const action = loader;
