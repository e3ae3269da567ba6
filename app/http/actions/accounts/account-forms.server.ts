import { ACCOUNT_FORMS, type AccountFormName } from "#app/presenters/accounts/view";
import { type AccountFailure, UNAVAILABLE, accountRefusal } from "#app/http/answers/account-refusals";
import type { PostedForm } from "../form-action.server";

/** What a use case gives: its value, or a failure that has words. */
type Outcome<Value> =
  { readonly ok: true; readonly value: Value } | (AccountFailure & { readonly ok: false });

/** What all forms of an account have in common: their id, and the words for a fault of ours. */
export function accountForm(name: AccountFormName) {
  const { id, title } = ACCOUNT_FORMS[name];
  return { id, failure: { title, message: UNAVAILABLE.message } };
}

/** The value of a use case; throws FormRefused in the words of its failure. */
export function valueOf<Value>(posted: PostedForm, outcome: Outcome<Value>): Value {
  if (outcome.ok) return outcome.value;
  const { field, ...refusal } = accountRefusal(outcome);
  throw posted.refuse({ ...refusal, ...(field && { errors: { [field]: refusal.message } }) });
}
