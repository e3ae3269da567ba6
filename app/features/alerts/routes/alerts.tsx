import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { type ShouldRevalidateFunction, useLoaderData } from "@remix-run/react";
import { shouldRevalidate as unlessRefused } from "#app/components/forms/form-client-action";
import { AlertsPage } from "#app/features/alerts/components/alerts-page";
import { alertsFormOf } from "#app/features/alerts/http/alert-forms.server";
import { answerForm } from "#app/http/actions/form-action.server";
import { throwFailure, unavailable } from "#app/http/answers/unavailable";
import { requireUser } from "#app/http/session/guards.server";
import { sessionToken } from "#app/http/session/session.server";
import { isVisit } from "#app/http/session/visit";
import { alertMailView, alertsPageView } from "#app/features/alerts/presenters/pages";
import { titled } from "#app/components/layout/titled";

export { clientAction } from "#app/components/forms/form-client-action";

/** Also after a 404: another tab, or a press whose response was lost, may have deleted the alert. */
export const shouldRevalidate: ShouldRevalidateFunction = (args) =>
  args.actionStatus === 404 || unlessRefused(args);

export const meta = titled("Alerts");

const FAILED =
  "We can't show your alerts. They're safe, and you'll still get your messages. Please try again in a moment.";

/** Once the page has shown the messages, they count as read. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id, email } = await requireUser(request, context, "/auth?from=feature&returnTo=%2Falerts");
  const { alerts, clock, log } = context.app;
  try {
    const token = (await sessionToken(request, context)) ?? "";
    const [own, messages, calendar, channel, push] = await Promise.all([
      alerts.list(id),
      alerts.newestOf(id),
      alerts.calendarOf(id),
      alerts.mail.of({ userId: id }),
      alerts.push.of(id, token),
    ]);
    const [newest] = messages;
    if (newest && isVisit(request) && messages.some(({ readAt }) => readAt === null)) {
      const marked = alerts.markRead(id, newest.id);
      context.waitUntil(marked.catch((error: unknown) => log.error("alerts.not-marked-read", error)));
    }
    const mail = alertMailView(alerts.mail.isSetUp, channel, email);
    const calendarUrl = calendar && `${new URL(request.url).origin}/feeds/${calendar}/alerts.ics`;
    return data(alertsPageView(own, messages, { calendarUrl, mail, push }, clock()));
  } catch (error) {
    throwFailure(error, log, "alerts.unavailable", unavailable(FAILED));
  }
}

export const action = (args: ActionFunctionArgs) => answerForm(args, alertsFormOf);

export default function Alerts() {
  return <AlertsPage view={useLoaderData<typeof loader>()} />;
}
