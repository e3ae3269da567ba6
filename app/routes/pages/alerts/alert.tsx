import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AlertPage } from "#app/components/alerts/alert-page";
import { alertForm } from "#app/http/actions/alerts/alert-forms.server";
import { answerForm } from "#app/http/actions/form-action.server";
import { currentVisitor } from "#app/http/session/session.server";
import { formValues, newAlertForm } from "#app/presenters/alerts/pages";
import type { AlertPageView } from "#app/presenters/alerts/view";
import { EMPTY_FORM, type RefusedForm } from "#app/presenters/form-view";
import { readSearchForm } from "#app/schemas/search-query";
import { readId } from "#app/schemas/id";
import { pageTitle } from "#app/presenters/head-view";

export { documentHeaders as headers } from "#app/http/door/document-headers";
export {
  formClientAction as clientAction,
  revalidateUnlessRefused as shouldRevalidate,
} from "#app/components/forms/form-client-action";

export const meta: MetaFunction = () => [{ title: pageTitle("Tell me when it is sunny") }];

/** /alerts/new, which a search fills in, or /alerts/7. Somebody else's alert answers 404. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  const alertId = alertIdOf(params.alertId);
  const { user, headers } = await currentVisitor(request, context);
  if (!user)
    return data<AlertPageView>({ kind: "sign-in", returnTo: pathname + search, alertId }, { headers });
  if (alertId === null) {
    const first = newAlertForm(readSearchForm(searchParams, context.app.clock()));
    return data<AlertPageView>({ kind: "form", alertId, first }, { headers });
  }
  const alert = await context.app.alerts.find(user.id, alertId);
  if (!alert) throw new Response("There is no such alert.", { status: 404 });
  const first = { ...EMPTY_FORM, values: formValues(alert) };
  return data<AlertPageView>({ kind: "form", alertId, first }, { headers });
}

export const action = (args: ActionFunctionArgs) => {
  const alertId = alertIdOf(args.params.alertId);
  return answerForm(args, () => alertForm(alertId));
};

/** Null for "new"; throws a 404 for anything but an id. */
function alertIdOf(text: string | undefined): number | null {
  if (text === "new") return null;
  const id = readId(text);
  if (id === null) throw new Response("There is no such alert.", { status: 404 });
  return id;
}

export default function Alert() {
  const view = useLoaderData<typeof loader>();
  const refused = useActionData<RefusedForm>();
  // The session ended while somebody was typing: the form stays as it was typed.
  const isKept = view.kind === "sign-in" && refused !== undefined;
  return <AlertPage view={isKept ? { kind: "form", alertId: view.alertId, first: refused.form } : view} />;
}
