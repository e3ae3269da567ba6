import { calls, readQuery } from "#app/http/actions/calls.server";
import { answerJson } from "#app/http/answers/answer-json";
import { submittedSuggestionJson } from "#app/presenters/suggestions/json";
import { suggestionListQuery } from "#app/schemas/suggestion-review";

export const loader = calls("api/admin/suggestions", {
  async GET({ request, context }) {
    const { status = null, ...page } = readQuery(request, suggestionListQuery);
    const { suggestions, counts } = await context.app.suggestions.list({ status, ...page });
    const total = status ? counts[status] : Object.values(counts).reduce((sum, count) => sum + count, 0);
    return answerJson(suggestions.map(submittedSuggestionJson), {
      headers: { "X-Total-Count": String(total) },
    });
  },
});

export const action = loader;
