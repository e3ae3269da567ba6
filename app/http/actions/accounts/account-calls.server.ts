import { answerError } from "#app/http/answers/answer-json";
import { type AccountFailure, UNAVAILABLE, accountRefusal } from "#app/http/answers/account-refusals";

/** What all calls of an account say where the database does not answer. */
export const ACCOUNTS_UNAVAILABLE = UNAVAILABLE.message;

/** A failure of an account's use case as the calls answer it. */
export function answerAccountFailure(failure: AccountFailure): Response {
  const { status, message, field, headers } = accountRefusal(failure);
  return answerError(status, message, { headers, ...(field ? { errors: { [field]: message } } : {}) });
}
