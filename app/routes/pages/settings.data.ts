import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { answerAccountCall } from "#app/http/actions/accounts/account-calls.server";
import { answerJsonBytes, methodNotAllowed } from "#app/http/answers/answer-json";
import { requireUser } from "#app/http/session/guards.server";
import { ownDataJson } from "#app/presenters/accounts/json";

/** Everything that is stored about the visitor, as a file to keep. */
export function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  return answerAccountCall(request, context, async () => {
    const user = await requireUser(request, context);
    const { accounts, clock } = context.app;
    const data = ownDataJson(user, await accounts.ownRecords(user.id), clock());
    return answerJsonBytes(JSON.stringify(data, null, 2), {
      headers: { "Content-Disposition": `attachment; filename="sunny-escape-${user.username}.json"` },
    });
  });
}

export const action = methodNotAllowed("GET", "HEAD");
