import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { isAdmin } from "#app/domain/account";
import { answerError, answerJsonBytes, methodNotAllowed } from "#app/http/answer-json";
import { currentVisitor } from "#app/http/session.server";
import { destinationListJson, publicListJson } from "#app/presenters/destination-json";

/** The public list: from the edge's snapshot, and for the administrator from the database, with the same fields. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { app } = context;
  const { user, headers } = await currentVisitor(request, context);
  try {
    if (user && isAdmin(user))
      return answerJsonBytes(destinationListJson(await app.catalogue.all()), { headers });
    return answerJsonBytes(publicListJson(await app.currentSnapshot(), "list"), { headers });
  } catch (error) {
    app.log.error("destinations.unavailable", error);
    return answerError(503, "The destinations are not available just now. Please try again in a moment.", {
      headers: { "Retry-After": "30" },
    });
  }
}

export const action = methodNotAllowed("GET", "HEAD");
