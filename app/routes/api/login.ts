import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import {
  answerAccountCall,
  answerAccountFailure,
  readCall,
} from "#app/http/actions/accounts/account-calls.server";
import { answerJson, methodNotAllowed } from "#app/http/answers/answer-json";
import { originOf } from "#app/http/session/known-device.server";
import { sessionToken, startedSessionHeaders } from "#app/http/session/session.server";
import { userJson } from "#app/presenters/accounts/json";
import { logInSchema } from "#app/schemas/account";

export const loader = methodNotAllowed("POST");

export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== "POST") return loader();
  return answerAccountCall(request, context, async () => {
    const credentials = await readCall(request, logInSchema);
    const replacedToken = await sessionToken(request, context);
    const signedIn = await context.app.accounts.logIn({
      ...credentials,
      ...(await originOf(request, context)),
      replacedToken,
    });
    if (!signedIn.ok) return answerAccountFailure(signedIn);
    const { user } = signedIn.value;
    return answerJson(userJson(user), {
      headers: await startedSessionHeaders(request, context, signedIn.value),
    });
  });
}
