import { ACCOUNTS_UNAVAILABLE, type AccountFormName, ACCOUNT_FORMS } from "#app/presenters/accounts/view";
import { type AccountFailure, accountRefusal } from "#app/http/answers/account-refusals";
import type { PostedForm } from "#app/http/actions/form-action.server";
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { clientAddress } from "#app/http/address/client-address";
import { siteOrigin } from "#app/http/address/own-path";
import type { EmailQuestion } from "#app/services/accounts/confirm-email";

export function accountFormBase(name: AccountFormName) {
  const { id, title } = ACCOUNT_FORMS[name];
  return { id, failure: { title, message: ACCOUNTS_UNAVAILABLE } };
}

export const refused = (posted: PostedForm, failure: AccountFailure) =>
  posted.refuse(accountRefusal(failure));

/** The mail is sent after the response. */
export const emailQuestionFrom = ({ request, context }: ActionFunctionArgs): EmailQuestion => ({
  clientAddress: clientAddress(request),
  confirmationAt: (token) => `${siteOrigin(request, context)}/confirm-email?token=${token}`,
  afterAnswer: (work) => context.waitUntil(work),
});
