import { ACCOUNTS_UNAVAILABLE, type AccountFormName, ACCOUNT_FORMS } from "#app/presenters/accounts/view";
import { type AccountFailure, accountRefusal } from "#app/http/answers/account-refusals";
import type { PostedForm } from "../form-action.server";
import { answerError } from "#app/http/answers/answer-json";

/** The result of a use case: its value, or a failure that has words. */
type Outcome<Value> =
  { readonly ok: true; readonly value: Value } | (AccountFailure & { readonly ok: false });

/** What all forms of an account have in common: their id, and the words for a fault of ours. */
export function accountFormBase(name: AccountFormName) {
  const { id, title } = ACCOUNT_FORMS[name];
  return { id, failure: { title, message: ACCOUNTS_UNAVAILABLE } };
}

/** The value of a use case; throws FormRefused in the words of its failure. */
export function valueOf<Value>(posted: PostedForm, outcome: Outcome<Value>): Value {
  if (outcome.ok) return outcome.value;
  const { field, ...refusal } = accountRefusal(outcome);
  throw posted.refuse({ ...refusal, ...(field && { errors: { [field]: refusal.message } }) });
}

/** A failure of an account's use case as the calls answer it. */
export function answerAccountFailure(failure: AccountFailure): Response {
  const { status, message, field, headers } = accountRefusal(failure);
  return answerError(status, message, { headers, ...(field ? { errors: { [field]: message } } : {}) });
}
