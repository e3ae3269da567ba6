import { ACCOUNTS_UNAVAILABLE } from "#app/presenters/accounts/view";
import { calls, readCall } from "#app/http/actions/calls.server";
import { answerError, answerJson } from "#app/http/answers/answer-json";
import { userJson } from "#app/presenters/accounts/json";
import { preferencesSchema } from "#app/schemas/account";

const LOGIN_NEEDED = "You must be logged in to update preferences";

/** A missing one is saved as false. */
export const loader = calls("api/user/preferences", {
  loginNeeded: LOGIN_NEEDED,
  unavailable: ACCOUNTS_UNAVAILABLE,
  async PUT({ request, context }, { id }) {
    const preferences = await readCall(request, preferencesSchema);
    const user = await context.app.accounts.updatePreferences(id, preferences);
    return user ? answerJson(userJson(user)) : answerError(401, LOGIN_NEEDED);
  },
});

export const action = loader;
