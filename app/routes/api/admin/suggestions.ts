import { calls } from "#app/http/actions/calls.server";
import { answerError, answerJson } from "#app/http/answers/answer-json";
import { submittedSuggestionJson } from "#app/presenters/suggestions/json";
import { faultsByPath } from "#app/schemas/of-rule";
import { suggestionListQuery } from "#app/schemas/suggestion-review";

/** All suggestions, newest first; `status`, `limit` and `offset` choose among them. */
const answers = calls(
  { needs: "admin" },
  {
    async GET({ request, context }) {
      const query = suggestionListQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams));
      if (!query.success) {
        const errors = faultsByPath(query.error);
        return answerError(400, Object.values(errors)[0] ?? "The query cannot be read.", { errors });
      }
      const { status = null, ...page } = query.data;
      const { suggestions, counts } = await context.app.suggestions.list({ status, ...page });
      const total = status ? counts[status] : Object.values(counts).reduce((sum, count) => sum + count, 0);
      return answerJson(suggestions.map(submittedSuggestionJson), {
        headers: { "X-Total-Count": String(total) },
      });
    },
  },
);

export const loader = answers.loader;
export const action = answers.action;
