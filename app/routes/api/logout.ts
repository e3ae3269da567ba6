import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { answerAccountCall } from "#app/http/actions/accounts/account-calls.server";
import { methodNotAllowed } from "#app/http/answers/answer-json";
import { endSession } from "#app/http/session/session.server";

export const loader = methodNotAllowed("POST");

/** Ends the session; a guest is told the same, since that is what they asked for. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== "POST") return loader();
  return answerAccountCall(
    request,
    context,
    async () => new Response(null, { status: 204, headers: await endSession(request, context) }),
  );
}
