import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { SettingsPage } from "#app/components/accounts/settings-page";
import { answerForm } from "#app/http/actions/form-action.server";
import { requireUser } from "#app/http/session/guards.server";
import { sessionToken } from "#app/http/session/session.server";
import { settingsFormOf } from "#app/http/actions/accounts/settings-forms.server";
import { sessionViews, settingsUserView } from "#app/presenters/accounts/pages";
import { titled } from "#app/components/layout/titled";

export { clientAction, shouldRevalidate } from "#app/components/forms/form-client-action";

export const meta = titled("Account settings");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context);
  const { accounts, config, log } = context.app;
  const sessions = await accounts
    .sessionsOf(user.id, await sessionToken(request, context))
    .then(sessionViews)
    .catch((error: unknown) => {
      log.error("sessions.not-listed", error);
      return null;
    });
  return { user: settingsUserView(user, config.canSendMail), sessions };
}

export const action = (args: ActionFunctionArgs) => answerForm(args, settingsFormOf);

export default function Settings() {
  return <SettingsPage {...useLoaderData<typeof loader>()} />;
}
