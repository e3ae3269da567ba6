import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { answerAccountCall, readCall } from "#app/http/actions/accounts/account-calls.server";
import { answerError, answerJson, methodNotAllowed } from "#app/http/answers/answer-json";
import { requireUserForCall } from "#app/http/session/guards.server";
import { userJson } from "#app/presenters/accounts/json";
import { preferencesSchema } from "#app/schemas/account";

const LOGIN_NEEDED = "You must be logged in to update preferences";

export const loader = methodNotAllowed("PUT");

/** Saves the seven flags; one that is not given becomes false. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== "PUT") return loader();
  return answerAccountCall(request, context, async () => {
    const { id } = await requireUserForCall(request, context, LOGIN_NEEDED);
    const preferences = await readCall(request, preferencesSchema);
    const user = await context.app.accounts.updatePreferences(id, preferences);
    return user ? answerJson(userJson(user)) : answerError(401, LOGIN_NEEDED);
  });
}
