import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ConfirmEmailPage } from "#app/components/accounts/confirm-email-page";
import { confirmEmailFormOf, emailTokenOf } from "#app/http/actions/accounts/confirm-email-forms.server";
import { answerForm } from "#app/http/actions/form-action.server";
import { NO_ACCOUNTS_NOW } from "#app/http/answers/account-refusals";
import { throwFailure } from "#app/http/answers/unavailable";
import { confirmEmailView } from "#app/presenters/accounts/pages";
import { titled } from "#app/components/layout/titled";

export { clientAction, shouldRevalidate } from "#app/components/forms/form-client-action";

export const meta = titled("Confirm your email address", "noindex, nofollow");

/** Changes nothing, because mail programs prefetch links. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = emailTokenOf(request);
  const { accounts, log } = context.app;
  try {
    const asked = token === "" ? null : await accounts.emailToConfirm(token);
    const view = confirmEmailView(asked, token, new URL(request.url).searchParams.has("removed"));
    return data(view, { status: view.state === "spent" ? 410 : 200 });
  } catch (error) {
    throwFailure(error, log, "email-question.unreadable", NO_ACCOUNTS_NOW);
  }
}

export const action = (args: ActionFunctionArgs) => answerForm(args, confirmEmailFormOf);

export default function ConfirmEmail() {
  return <ConfirmEmailPage view={useLoaderData<typeof loader>()} />;
}
