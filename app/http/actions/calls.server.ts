import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type * as z from "zod";
import type { User } from "#app/domain/accounts/account";
import { faultsByPath } from "#app/schemas/of-rule";
import { unknownParameters } from "#app/schemas/unknown-parameters";
import { answerFaults } from "#app/http/answers/answer-json";
import { METHOD_NOT_ALLOWED, answerRefusal } from "#app/http/answers/refusal";
import { refuseFailure } from "#app/http/answers/unavailable";
import { type JsonObject, readJson } from "#app/http/bodies/read-json.server";
import type { Method, Needs } from "#app/http/address/address";
import { CALLS } from "#app/http/address/addresses";
import { loggedPath } from "#app/http/address/address-of";
import { requireAdminForCall, requireUserForCall } from "#app/http/session/guards.server";

const UNREADABLE = "We can't read the query.";

/** Null if anyone may make the call, otherwise the user. */
interface Callers {
  anyone: null;
  user: User;
  admin: User;
}

interface Rules {
  readonly loginNeeded?: string;
  /** Of its query; others get 400. Absent if the call checks them itself. */
  readonly parameters?: readonly string[];
  /** If the database or the snapshot does not answer. */
  readonly unavailable?: string;
}

type Called = Exclude<Method, "HEAD">;
type Call<Caller extends Needs> = (args: LoaderFunctionArgs, caller: Callers[Caller]) => Promise<Response>;
type Path = keyof typeof CALLS;
/** One function for each method of the row. */
type CallsOf<Of extends Path> = Readonly<
  Record<Exclude<(typeof CALLS)[Of]["methods"][number], "HEAD">, Call<(typeof CALLS)[Of]["needs"]>>
>;
export type Answer = (args: LoaderFunctionArgs) => Promise<Response>;

/**
 * Errors are JSON: 405, 401 for a guest, 403 for others than the administrator (whose calls check the caller
 * before the method), 503 with Retry-After if a store does not answer, 500 for a bug. The last two are
 * logged.
 */
export const calls = <Of extends Path>(path: Of, rules: Rules & CallsOf<Of>): Answer =>
  callsWithoutRow<(typeof CALLS)[Of]["needs"]>(CALLS[path].needs, rules);

/** The same for a route that has no row in CALLS. */
export function callsWithoutRow<Caller extends Needs>(
  needs: Caller,
  rules: Rules & Readonly<Partial<Record<Called, Call<Caller>>>>,
): Answer {
  const { GET, POST, PUT, DELETE } = rules;
  const byMethod = new Map(Object.entries({ GET, HEAD: GET, POST, PUT, DELETE }));
  return async (args) => {
    const { request, context } = args;
    try {
      const call = byMethod.get(request.method);
      if (!call && needs !== "admin") return answerRefusal(METHOD_NOT_ALLOWED);
      refuseUnknown(rules, request);
      const caller = (await callerOf(needs, rules, args)) as Callers[Caller];
      return call ? await call(args, caller) : answerRefusal(METHOD_NOT_ALLOWED);
    } catch (error) {
      if (error instanceof Response) return error;
      const { log } = context.app;
      const fields = { path: loggedPath(request) };
      return answerRefusal(refuseFailure(error, { log, what: "call", message: rules.unavailable, fields }));
    }
  };
}

/** Throws a 400. */
function refuseUnknown({ parameters }: Rules, { url }: Request): void {
  if (!parameters) return;
  const faults = unknownParameters(new URL(url).searchParams, (name) => parameters.includes(name));
  if (Object.keys(faults).length > 0) throw answerFaults(faults, UNREADABLE);
}

/** Throws the refusal. */
async function callerOf(needs: Needs, { loginNeeded }: Rules, { request, context }: LoaderFunctionArgs) {
  if (needs === "anyone") return null;
  if (needs === "admin") return requireAdminForCall(request, context);
  return requireUserForCall(request, context, loginNeeded);
}

/** Throws a 400 with the faults. Repeated values are joined with commas, which no field allows. */
export function readQuery<Schema extends z.ZodType>(request: Request, schema: Schema): z.output<Schema> {
  const { searchParams } = new URL(request.url);
  const query = [...searchParams.keys()].map((name) => [name, searchParams.getAll(name).join()] as const);
  const parsed = schema.safeParse(Object.fromEntries(query));
  if (parsed.success) return parsed.data;
  throw answerFaults(faultsByPath(parsed.error), UNREADABLE);
}

/** The body may choose the schema. Throws a 400 that names the faults by field. */
export async function readCall<Schema extends z.ZodType>(
  request: Request,
  schema: Schema | ((body: JsonObject) => Schema),
): Promise<z.output<Schema>> {
  const body = await readJson(request);
  const parsed = (typeof schema === "function" ? schema(body) : schema).safeParse(body);
  if (parsed.success) return parsed.data;
  throw answerFaults(faultsByPath(parsed.error), "We can't read the body.");
}
