import { answerAccountFailure } from "#app/http/actions/accounts/account-answers.server";
import { ACCOUNTS_UNAVAILABLE } from "#app/presenters/accounts/view";
import { calls, readCall } from "#app/http/actions/calls.server";
import { answerJson } from "#app/http/answers/answer-json";
import { originOf } from "#app/http/session/known-device.server";
import { sessionToken, startedSessionHeaders } from "#app/http/session/session.server";
import { userJson } from "#app/presenters/accounts/json";
import { logInSchema } from "#app/schemas/account";

const answers = calls(
  { needs: "anybody", unavailable: ACCOUNTS_UNAVAILABLE },
  {
    async POST({ request, context }) {
      const credentials = await readCall(request, logInSchema);
      const replacedToken = await sessionToken(request, context);
      const signedIn = await context.app.accounts.logIn({
        ...credentials,
        ...(await originOf(request, context)),
        replacedToken,
      });
      if (!signedIn.ok) return answerAccountFailure(signedIn);
      return answerJson(userJson(signedIn.value.user), {
        headers: await startedSessionHeaders(request, context, signedIn.value),
      });
    },
  },
);

export const loader = answers.loader;
export const action = answers.action;
