import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { answerAccountCall } from "#app/http/actions/accounts/account-calls.server";
import { answerJson, methodNotAllowed } from "#app/http/answers/answer-json";
import { requireUserForCall } from "#app/http/session/guards.server";
import { userJson } from "#app/presenters/accounts/json";

/** Who is signed in. */
export function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  return answerAccountCall(request, context, async () =>
    answerJson(userJson(await requireUserForCall(request, context, "You are not logged in."))),
  );
}

export const action = methodNotAllowed("GET", "HEAD");
