import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { answerError, answerJson, methodNotAllowed } from "#app/http/answers/answer-json";
import { requireUserForCall } from "#app/http/session/guards.server";
import { onlyMethod, personalCall } from "#app/http/actions/accounts/personal-calls.server";
import { readJson } from "#app/http/bodies/read-json.server";
import { SUGGESTION_LOGIN_NEEDED, SUGGESTION_REFUSALS } from "#app/http/answers/suggestion-refusals";
import { suggestionJson } from "#app/presenters/suggestions/json";
import { faultsByPath } from "#app/schemas/of-rule";
import { suggestionSchema, toSuggestionContent } from "#app/schemas/suggestion";

const submit = personalCall(async (user, { request, context }) => {
  const body = await readJson(request);
  const given = suggestionSchema(body["type"]).safeParse(body);
  if (!given.success) {
    const errors = faultsByPath(given.error);
    return answerError(400, Object.values(errors)[0] ?? "The body cannot be read.", { errors });
  }
  const content = toSuggestionContent(given.data);
  const submitted = await context.app.suggestions.submit({ userId: user.id, content });
  if (submitted.ok) return answerJson(suggestionJson(submitted.value), { status: 201 });
  const { status, message } = SUGGESTION_REFUSALS[submitted.error];
  return answerError(status, message, { headers: { "Retry-After": "3600" } });
});

/** Says to a guest what the account is needed for; any other trouble is the call's own to answer. */
async function submitSignedIn(args: LoaderFunctionArgs): Promise<Response> {
  try {
    await requireUserForCall(args.request, args.context, SUGGESTION_LOGIN_NEEDED);
  } catch (refusal) {
    if (refusal instanceof Response) return refusal;
  }
  return submit(args);
}

export const loader = methodNotAllowed("POST");
export const action = onlyMethod("POST", submitSignedIn);
