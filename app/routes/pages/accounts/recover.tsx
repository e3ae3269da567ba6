import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { RecoverPage } from "#app/components/accounts/recovery-pages";
import { readToken } from "#app/domain/token";
import { NO_ACCOUNTS_NOW } from "#app/http/answers/account-refusals";
import { throwFailure } from "#app/http/answers/unavailable";
import { RECOVERY_FORM } from "#app/http/actions/accounts/recovery-forms.server";
import { answerForm } from "#app/http/actions/form-action.server";
import { titled } from "#app/components/layout/titled";

export { clientAction, shouldRevalidate } from "#app/components/forms/form-client-action";

export const meta = titled("Set a new password", "noindex, nofollow");

/** Does not use up the link, because mail programs prefetch links. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = readToken(new URL(request.url).searchParams);
  if (token === null) return data({ token: null, username: null }, { status: 410 });
  const { accounts, log } = context.app;
  const username = await accounts.recoveryOf(token).catch((error: unknown) => {
    throwFailure(error, log, "recovery.unreadable", NO_ACCOUNTS_NOW);
  });
  return data({ token, username }, { status: username === null ? 410 : 200 });
}

export const action = (args: ActionFunctionArgs) => answerForm(args, () => RECOVERY_FORM);

export default function Recover() {
  return <RecoverPage {...useLoaderData<typeof loader>()} />;
}
