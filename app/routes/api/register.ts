import { preferencesOf } from "#app/domain/accounts/account";
import { answerAccountFailure } from "#app/http/actions/accounts/account-answers.server";
import { ACCOUNTS_UNAVAILABLE } from "#app/presenters/accounts/view";
import { calls, readCall } from "#app/http/actions/calls.server";
import { answerJson } from "#app/http/answers/answer-json";
import { originOf } from "#app/http/session/known-device.server";
import { sessionToken, startedSessionHeaders } from "#app/http/session/session.server";
import { userJson } from "#app/presenters/accounts/json";
import { registrationSchema } from "#app/schemas/account";

const answers = calls(
  { needs: "anybody", unavailable: ACCOUNTS_UNAVAILABLE },
  {
    async POST({ request, context }) {
      const fields = await readCall(request, registrationSchema);
      const { username, email, password } = fields;
      const preferences = preferencesOf(fields);
      const replacedToken = await sessionToken(request, context);
      const { address, deviceName } = await originOf(request, context);
      const registration = { username, email, password, preferences, address, deviceName, replacedToken };
      const signedIn = await context.app.accounts.register(registration);
      if (!signedIn.ok) return answerAccountFailure(signedIn);
      const headers = await startedSessionHeaders(request, context, signedIn.value);
      return answerJson(userJson(signedIn.value.user), { status: 201, headers });
    },
  },
);

export const loader = answers.loader;
export const action = answers.action;
