import { ACCOUNTS_UNAVAILABLE, type AccountFormName, ACCOUNT_FORMS } from "#app/presenters/accounts/view";
import { type AccountFailure, accountRefusal } from "#app/http/answers/account-refusals";
import type { FormAnswer, PostedForm } from "#app/http/actions/form-action.server";

/** What all account forms share: their id, and the message for a fault of ours. */
export function accountFormBase(name: AccountFormName) {
  const { id, title } = ACCOUNT_FORMS[name];
  return { id, failure: { title, message: ACCOUNTS_UNAVAILABLE } };
}

/** Returns the form with the message for a use case's failure. */
export const refused = (posted: PostedForm, failure: AccountFailure): FormAnswer =>
  posted.refuse(accountRefusal(failure));
