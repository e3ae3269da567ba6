import { ACCOUNTS_UNAVAILABLE, type AccountFormName, ACCOUNT_FORMS } from "#app/presenters/accounts/view";
import { type AccountFailure, accountRefusal } from "#app/http/answers/account-refusals";
import type { PostedForm } from "#app/http/actions/form-action.server";

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
  throw posted.refuse(accountRefusal(outcome));
}
