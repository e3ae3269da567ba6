import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { AlertMailPage } from "#app/features/alerts/components/alert-mail-page";
import { alertMailFormOf, mailTokenOf } from "#app/features/alerts/http/alert-mail-forms.server";
import { answerForm } from "#app/http/actions/form-action.server";
import { textRefusal } from "#app/http/answers/refusal";
import { isTemporarilyUnavailable, unavailable } from "#app/http/answers/unavailable";
import { alertMailPageView } from "#app/features/alerts/presenters/pages";
import { pageTitle } from "#app/presenters/head-view";

export { documentHeaders as headers } from "#app/http/door/document-headers";
export { clientAction, shouldRevalidate } from "#app/components/forms/form-client-action";

export const meta: MetaFunction = () => [
  { title: pageTitle("Alerts by email") },
  { name: "robots", content: "noindex, nofollow" },
];

/** Changes nothing, because mail programs prefetch links. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = mailTokenOf(request);
  const { alerts, log } = context.app;
  try {
    const channel = token === "" ? null : await alerts.mail.byToken(token);
    const view = alertMailPageView(channel, token, new URL(request.url).searchParams.has("ended"));
    return data(view, { status: view.state === "spent" ? 410 : 200 });
  } catch (error) {
    if (!isTemporarilyUnavailable(error)) throw error;
    log.error("alert-mail.unreadable", error);
    throw textRefusal(unavailable("We can't show this page at the moment. Please try again in a moment."));
  }
}

export const action = (args: ActionFunctionArgs) => answerForm(args, alertMailFormOf);

export default function AlertMail() {
  return <AlertMailPage view={useLoaderData<typeof loader>()} />;
}
