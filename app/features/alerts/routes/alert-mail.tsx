import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { AlertMailPage } from "#app/features/alerts/components/alert-mail-page";
import { alertMailFormOf, mailKeyOf, mailPagePath } from "#app/features/alerts/http/alert-mail-forms.server";
import { answerForm } from "#app/http/actions/form-action.server";
import { throwFailure, unavailable } from "#app/http/answers/unavailable";
import { alertMailPageView } from "#app/features/alerts/presenters/pages";
import type { AlertMailPageView } from "#app/features/alerts/presenters/pages";
import { titled } from "#app/components/layout/titled";

export { clientAction, shouldRevalidate } from "#app/components/forms/form-client-action";

export const meta = titled("Alerts by email", "noindex, nofollow");

/** Changes nothing, because mail programs prefetch links. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const key = mailKeyOf(request);
  const { searchParams } = new URL(request.url);
  const { alerts, log } = context.app;
  try {
    const token = await alerts.mail.tokenOf(key);
    const channel = token === null ? null : await alerts.mail.of({ token });
    if (channel) return data(alertMailPageView(channel, mailPagePath(key)));
    const state = (["sent", "ended"] as const).find((each) => searchParams.has(each)) ?? "spent";
    return data<AlertMailPageView>({ state }, { status: state === "spent" ? 410 : 200 });
  } catch (error) {
    throwFailure(
      error,
      log,
      "alert-mail.unreadable",
      unavailable("We can't show this page at the moment. Please try again in a moment."),
    );
  }
}

export const action = (args: ActionFunctionArgs) => answerForm(args, alertMailFormOf);

export default function AlertMail() {
  return <AlertMailPage view={useLoaderData<typeof loader>()} />;
}
