import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { preferencesOf } from "#app/domain/accounts/account";
import {
  answerAccountCall,
  answerAccountFailure,
  readCall,
} from "#app/http/actions/accounts/account-calls.server";
import { answerJson, methodNotAllowed } from "#app/http/answers/answer-json";
import { originOf } from "#app/http/session/known-device.server";
import { sessionToken, startedSessionHeaders } from "#app/http/session/session.server";
import { userJson } from "#app/presenters/accounts/json";
import { registrationSchema } from "#app/schemas/account";

export const loader = methodNotAllowed("POST");

export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== "POST") return loader();
  return answerAccountCall(request, context, async () => {
    const fields = await readCall(request, registrationSchema);
    const { username, email, password } = fields;
    const preferences = preferencesOf(fields);
    const replacedToken = await sessionToken(request, context);
    const { address, deviceName } = await originOf(request, context);
    const registration = { username, email, password, preferences, address, deviceName, replacedToken };
    const signedIn = await context.app.accounts.register(registration);
    if (!signedIn.ok) return answerAccountFailure(signedIn);
    const { user } = signedIn.value;
    const headers = await startedSessionHeaders(request, context, signedIn.value);
    return answerJson(userJson(user), { status: 201, headers });
  });
}
