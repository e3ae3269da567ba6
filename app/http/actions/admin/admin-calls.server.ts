import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type * as z from "zod";
import type { User } from "#app/domain/accounts/account";
import type { Destination } from "#app/domain/catalogue/destination";
import { destinationJson } from "#app/presenters/catalogue/json";
import { faultsByPath } from "#app/schemas/of-rule";
import { readId } from "#app/schemas/favorite";
import type { CatalogueEdits } from "#app/services/catalogue/catalogue";
import { answerError, answerJson, methodNotAllowed } from "#app/http/answers/answer-json";
import { CATALOGUE_REFUSALS, type CatalogueFailure } from "#app/http/answers/catalogue-refusals";
import { requireAdminForCall } from "#app/http/session/guards.server";
import { etagOf } from "#app/http/answers/conditional";
import { readJson } from "#app/http/bodies/read-json.server";

type Method = "GET" | "POST" | "PUT" | "DELETE";
type AdminCall = (args: LoaderFunctionArgs, user: User) => Promise<Response>;
type Answer = (args: LoaderFunctionArgs) => Promise<Response>;

/**
 * The loader and the action of a call for the administrator. Guests get 401 and others 403, whatever the method;
 * then an unknown method gets 405, and 503 where the database does not answer. All of it in JSON.
 */
export function adminCalls(calls: Partial<Record<Method, AdminCall>>): { loader: Answer; action: Answer } {
  const allowed = Object.keys(calls).flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
  const answer: Answer = async (args) => {
    const { request, context } = args;
    try {
      const user = await requireAdminForCall(request, context);
      const call = calls[(request.method === "HEAD" ? "GET" : request.method) as Method];
      return call ? await call(args, user) : methodNotAllowed(...allowed)();
    } catch (error) {
      if (error instanceof Response) return error;
      context.app.log.error("admin-call.unavailable", error, { path: new URL(request.url).pathname });
      return answerError(503, "This is not available just now. Please try again in a moment.", {
        headers: { "Retry-After": "5" },
      });
    }
  };
  return { loader: answer, action: answer };
}

/** The changes that this administrator makes; they are published after the answer. */
export function editsOf({ context }: Pick<LoaderFunctionArgs, "context">, user: User): CatalogueEdits {
  const author = { id: user.id, username: user.username };
  return context.app.catalogue.edit({ author, afterAnswer: (work) => context.waitUntil(work) });
}

/** The body as its schema gives it; throws a 400 with the faults by field. */
export async function readAdminBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await readJson(request));
  if (parsed.success) return parsed.data;
  const errors = faultsByPath(parsed.error);
  throw answerError(400, Object.values(errors)[0] ?? "The body cannot be read.", { errors });
}

/** The destination's number in the address; throws a 404 for anything that is no number. */
export function destinationIdOf({ params }: Pick<LoaderFunctionArgs, "params">): number {
  const id = readId(params["id"]);
  if (id === null) throw answerCatalogueFailure("not-found");
  return id;
}

/** A destination with its version, by which the next change names it. */
export function answerDestination(destination: Destination, status = 200): Response {
  return answerJson(destinationJson(destination), { status, headers: { ETag: etagOf(destination) } });
}

export function answerCatalogueFailure(failure: CatalogueFailure): Response {
  const { status, message } = CATALOGUE_REFUSALS[failure];
  return answerError(status, message);
}
