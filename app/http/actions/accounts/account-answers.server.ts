import { ACCOUNTS_UNAVAILABLE, type AccountFormName, ACCOUNT_FORMS } from "#app/presenters/accounts/view";
import { type AccountFailure, accountRefusal } from "#app/http/answers/account-refusals";
import type { FormAnswer, PostedForm } from "#app/http/actions/form-action.server";

/** What all forms of an account have in common: their id, and the words for a fault of ours. */
export function accountFormBase(name: AccountFormName) {
  const { id, title } = ACCOUNT_FORMS[name];
  return { id, failure: { title, message: ACCOUNTS_UNAVAILABLE } };
}

/** The form with the words for what a use case refused. */
export const refused = (posted: PostedForm, failure: AccountFailure): FormAnswer =>
  posted.refuse(accountRefusal(failure));
