import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { User } from "#app/domain/accounts/account";
import { answerError, methodNotAllowed } from "#app/http/answers/answer-json";
import { requireUserForCall } from "#app/http/session/guards.server";

const RETRY_AFTER_SECONDS = "5";

type Call = (args: LoaderFunctionArgs) => Promise<Response>;
type PersonalCall = (user: User, args: LoaderFunctionArgs) => Promise<Response>;

/**
 * A call for signed-in users: 401 for a guest, 503 where the database or the snapshot does not answer. All of
 * it in JSON.
 */
export function personalCall(answer: PersonalCall): Call {
  return async (args) => {
    const { request, context } = args;
    try {
      return await answer(await requireUserForCall(request, context), args);
    } catch (error) {
      if (error instanceof Response) return error;
      context.app.log.error("personal-call.unavailable", error, { path: new URL(request.url).pathname });
      return answerError(503, "This is not available just now. Please try again in a moment.", {
        headers: { "Retry-After": RETRY_AFTER_SECONDS },
      });
    }
  };
}

/** The action of a call that knows one unsafe method; the others get 405. */
export function onlyMethod(method: "POST" | "PUT" | "DELETE", call: Call, ...safeMethods: string[]): Call {
  const refuse = methodNotAllowed(...safeMethods, method);
  return async (args) => (args.request.method === method ? call(args) : refuse());
}
