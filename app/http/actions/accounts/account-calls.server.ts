import type * as z from "zod";
import { type FieldErrors, answerError } from "#app/http/answers/answer-json";
import { type AccountFailure, UNAVAILABLE, accountRefusal } from "#app/http/answers/account-refusals";
import type { AccountsContext } from "./accounts-context";
import { readJson } from "#app/http/bodies/read-json.server";
import { faultsByPath } from "#app/schemas/of-rule";

/** The answer to an account's call; what fails on the way is logged and answered with 503 in JSON. */
export async function answerAccountCall(
  request: Request,
  { app }: AccountsContext,
  answer: () => Promise<Response>,
): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof Response) return error;
    app.log.error("accounts.unavailable", error, { path: new URL(request.url).pathname });
    return answerError(UNAVAILABLE.status, UNAVAILABLE.message, { headers: UNAVAILABLE.headers });
  }
}

/** The body of a call as its schema gives it; throws a 400 with the faults by field. */
export async function readCall<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await readJson(request));
  if (parsed.success) return parsed.data;
  const errors: FieldErrors = faultsByPath(parsed.error);
  throw answerError(400, Object.values(errors)[0] ?? "The body cannot be read.", { errors });
}

/** A failure of an account's use case as the calls answer it. */
export function answerAccountFailure(failure: AccountFailure): Response {
  const { status, message, field, headers } = accountRefusal(failure);
  return answerError(status, message, { headers, ...(field ? { errors: { [field]: message } } : {}) });
}
