import { calls, readCall } from "#app/http/actions/calls.server";
import { answerJson } from "#app/http/answers/answer-json";
import { answerRefusal } from "#app/http/answers/refusal";
import { SUGGESTION_LOGIN_NEEDED, SUGGESTION_REFUSALS } from "#app/http/answers/suggestion-refusals";
import { suggestionJson } from "#app/presenters/suggestions/json";
import { suggestionSchema, toSuggestionContent } from "#app/schemas/suggestion";

export const loader = calls("api/suggestions", {
  loginNeeded: SUGGESTION_LOGIN_NEEDED,
  async POST({ request, context }, user) {
    const given = await readCall(request, (body) => suggestionSchema(body["type"]));
    const content = toSuggestionContent(given);
    const submitted = await context.app.suggestions.submit({ userId: user.id, content });
    if (submitted.ok) return answerJson(suggestionJson(submitted.value), { status: 201 });
    return answerRefusal(SUGGESTION_REFUSALS[submitted.error]);
  },
});

export const action = loader;
