import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type * as z from "zod";
import type { User } from "#app/domain/accounts/account";
import { faultsByPath } from "#app/schemas/of-rule";
import { answerFaults } from "#app/http/answers/answer-json";
import { answerRefusal, methodNotAllowed } from "#app/http/answers/refusal";
import { refuseFailure } from "#app/http/answers/unavailable";
import { type JsonObject, readJson } from "#app/http/bodies/read-json.server";
import type { Method, Needs } from "#app/http/address/addresses";
import { loggedPath } from "#app/http/address/address-of";
import { requireAdminForCall, requireUserForCall } from "#app/http/session/guards.server";

/** What the methods of a call get as the caller: null if anyone may make it, otherwise the user. */
interface Callers {
  anyone: null;
  user: User;
  admin: User;
}

/**
 * Who may make a call, and its messages. These rules are usually a row of CALLS. A route that answers with JSON but
 * has no row there writes its own rules.
 */
interface Rules {
  readonly needs: Needs;
  readonly methods?: readonly Method[];
  /** The message for a guest, if it is not the usual one. */
  readonly loginNeeded?: string;
  /** The message if the database or the snapshot does not answer. */
  readonly unavailable?: string;
}

type Called = Exclude<Method, "HEAD">;
type Call<Caller> = (args: LoaderFunctionArgs, caller: Caller) => Promise<Response>;
/** One function for each method of the row. HEAD runs the function for GET. */
type CallsOf<Row extends Rules> = Row extends { readonly methods: readonly (infer Own extends Method)[] }
  ? Readonly<Record<Exclude<Own, "HEAD">, Call<Callers[Row["needs"]]>>>
  : Readonly<Partial<Record<Called, Call<Callers[Row["needs"]]>>>>;
type Answer = (args: LoaderFunctionArgs) => Promise<Response>;

export interface Calls {
  readonly loader: Answer;
  readonly action: Answer;
}

/**
 * Makes the loader and the action of a JSON call from a function for each method. Errors are JSON: 405 for another
 * method, 401 for a guest, 403 for a user who is not the administrator, 503 with Retry-After if a store or a service
 * does not answer, and 500 for a bug. The last two are logged. A call for the administrator checks the caller before
 * the method.
 */
export function calls<Row extends Rules>(rules: Row, methods: CallsOf<Row>): Calls {
  const byMethod: Partial<Record<string, Call<Callers[Row["needs"]]>>> = methods;
  const answer: Answer = async (args) => {
    const { request, context } = args;
    try {
      const call = byMethod[request.method === "HEAD" ? "GET" : request.method];
      if (!call && rules.needs !== "admin") return methodNotAllowed();
      const caller = (await callerOf(rules, args)) as Callers[Row["needs"]];
      return call ? await call(args, caller) : methodNotAllowed();
    } catch (error) {
      if (error instanceof Response) return error;
      const { log } = context.app;
      const fields = { path: loggedPath(request) };
      return answerRefusal(refuseFailure(error, { log, what: "call", message: rules.unavailable, fields }));
    }
  };
  return { loader: answer, action: answer };
}

/** Returns the caller; throws the refusal if they may not make this call. */
async function callerOf(
  { needs, loginNeeded }: Rules,
  { request, context }: LoaderFunctionArgs,
): Promise<User | null> {
  switch (needs) {
    case "anyone":
      return null;
    case "user":
      return requireUserForCall(request, context, loginNeeded);
    case "admin":
      return requireAdminForCall(request, context);
  }
}

/**
 * Parses the query of a call; throws a 400 that names the faults by field. The values of a repeated parameter are
 * joined with commas, which no field allows.
 */
export function readQuery<Schema extends z.ZodType>(request: Request, schema: Schema): z.output<Schema> {
  const { searchParams } = new URL(request.url);
  const query = [...searchParams.keys()].map((name) => [name, searchParams.getAll(name).join()] as const);
  const parsed = schema.safeParse(Object.fromEntries(query));
  if (parsed.success) return parsed.data;
  throw answerFaults(faultsByPath(parsed.error), "We can't read the query.");
}

/**
 * Parses the body of a call. The schema may be chosen by the body itself. Throws a 400 that names the faults by field.
 */
export async function readCall<Schema extends z.ZodType>(
  request: Request,
  schema: Schema | ((body: JsonObject) => Schema),
): Promise<z.output<Schema>> {
  const body = await readJson(request);
  const parsed = (typeof schema === "function" ? schema(body) : schema).safeParse(body);
  if (parsed.success) return parsed.data;
  throw answerFaults(faultsByPath(parsed.error), "We can't read the body.");
}
