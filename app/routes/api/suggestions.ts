import { calls, readCall } from "#app/http/actions/calls.server";
import { answerError, answerJson } from "#app/http/answers/answer-json";
import { SUGGESTION_LOGIN_NEEDED, SUGGESTION_REFUSALS } from "#app/http/answers/suggestion-refusals";
import { suggestionJson } from "#app/presenters/suggestions/json";
import { suggestionSchema, toSuggestionContent } from "#app/schemas/suggestion";

const answers = calls(
  { needs: "user", loginNeeded: SUGGESTION_LOGIN_NEEDED },
  {
    async POST({ request, context }, user) {
      const given = await readCall(request, (body) => suggestionSchema(body["type"]));
      const content = toSuggestionContent(given);
      const submitted = await context.app.suggestions.submit({ userId: user.id, content });
      if (submitted.ok) return answerJson(suggestionJson(submitted.value), { status: 201 });
      const { status, message } = SUGGESTION_REFUSALS[submitted.error];
      return answerError(status, message, { headers: { "Retry-After": "3600" } });
    },
  },
);

export const loader = answers.loader;
export const action = answers.action;
