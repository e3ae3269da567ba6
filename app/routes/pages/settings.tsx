import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
} from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { SettingsPage } from "#app/components/accounts/settings-page";
import { orUnreachable, unreachableForm } from "#app/components/accounts/unreachable";
import { FormRefused, orRefused } from "#app/http/actions/accounts/account-forms.server";
import { answerError } from "#app/http/answers/answer-json";
import { requireUser } from "#app/http/session/guards.server";
import { readFormRequest } from "#app/http/bodies/read-form.server";
import { sessionToken } from "#app/http/session/session.server";
import { SETTINGS_FORMS, isSettingsIntent } from "#app/http/actions/accounts/settings-forms.server";
import { sessionViews, settingsUserView } from "#app/presenters/accounts/pages";
import type { SettingsPageView } from "#app/presenters/accounts/view";

export { documentHeaders as headers } from "#app/http/door/document-headers";

export const meta: MetaFunction = () => [{ title: "Account settings – Sunny Escape" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context);
  const { accounts, log } = context.app;
  const sessions = await accounts
    .sessionsOf(user.id, await sessionToken(request, context))
    .then(sessionViews)
    .catch((error: unknown) => {
      log.error("sessions.not-listed", error);
      return null;
    });
  return { user: settingsUserView(user), sessions };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context);
  const { form } = await readFormRequest(request);
  const intent = form.get("intent");
  if (!isSettingsIntent(intent)) throw answerError(400, "This form cannot be read.");
  const answer = await orRefused(SETTINGS_FORMS[intent]({ request, context, user, form }));
  if (!(answer instanceof FormRefused)) throw answer;
  const errors: SettingsPageView["errors"] = { [intent]: answer.view };
  return data({ errors }, answer.init);
}

/** A lost connection is told in the form that it failed. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const intent = (await request.clone().formData()).get("intent");
  return orUnreachable(
    () => serverAction<typeof action>(),
    (): { errors: SettingsPageView["errors"] } => ({
      errors: typeof intent === "string" ? { [intent]: unreachableForm("Update failed") } : {},
    }),
  );
}

export default function Settings() {
  const { user, sessions } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action | typeof clientAction>();
  return <SettingsPage user={user} sessions={sessions} errors={refused?.errors ?? {}} />;
}
