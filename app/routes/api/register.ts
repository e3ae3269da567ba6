import { registrationFrom } from "#app/http/actions/accounts/sign-in-forms.server";
import { accountRefusal } from "#app/http/answers/account-refusals";
import { answerRefusal } from "#app/http/answers/refusal";
import { ACCOUNTS_UNAVAILABLE } from "#app/presenters/accounts/view";
import { calls, readCall } from "#app/http/actions/calls.server";
import { answerJson } from "#app/http/answers/answer-json";
import { startedSessionHeaders } from "#app/http/session/session.server";
import { afterSignIn } from "#app/http/session/signed-in.server";
import { userJson } from "#app/presenters/accounts/json";
import { registrationSchema } from "#app/schemas/account";

export const loader = calls("api/register", {
  unavailable: ACCOUNTS_UNAVAILABLE,
  async POST(args) {
    const { request, context } = args;
    const registration = await registrationFrom(args, await readCall(request, registrationSchema));
    const signedIn = await context.app.accounts.register(registration);
    if (!signedIn.ok) return answerRefusal(accountRefusal(signedIn));
    const headers = await startedSessionHeaders(request, context, signedIn.value);
    await afterSignIn(request, context, signedIn.value.user.id, headers);
    return answerJson(userJson(signedIn.value.user), { status: 201, headers });
  },
});

export const action = loader;
