import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { User } from "#app/domain/accounts/account";
import { parsePostcode } from "#app/domain/geo/postcode";
import { AlertPage } from "#app/features/alerts/components/alert-page";
import { alertForm } from "#app/features/alerts/http/alert-forms.server";
import { answerForm } from "#app/http/actions/form-action.server";
import { textRefusal } from "#app/http/answers/refusal";
import { isTemporarilyUnavailable, unavailable } from "#app/http/answers/unavailable";
import { currentVisitor } from "#app/http/session/session.server";
import { formValues, newAlertForm } from "#app/features/alerts/presenters/pages";
import type { AlertPageView } from "#app/features/alerts/presenters/view";
import { EMPTY_FORM, type RefusedForm } from "#app/presenters/form-view";
import { readSearch } from "#app/schemas/read-search";
import { readId } from "#app/schemas/fields";
import { pageTitle } from "#app/presenters/head-view";

export { documentHeaders as headers } from "#app/http/door/document-headers";
export { clientAction, shouldRevalidate } from "#app/components/forms/form-client-action";

export const meta: MetaFunction = () => [{ title: pageTitle("Tell me when it is sunny") }];

/** /alerts/new is filled in from the search in the address. An alert that is not the user's is a 404. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { pathname, search: query, searchParams } = new URL(request.url);
  const alertId = alertIdOf(params.alertId);
  const { user, headers } = await currentVisitor(request, context);
  if (!user)
    return data<AlertPageView>({ kind: "sign-in", returnTo: pathname + query, alertId }, { headers });
  if (alertId === null) {
    const { clock, search } = context.app;
    const { search: asked, start } = readSearch(searchParams, {
      nowMs: clock(),
      townsNamed: search.townsNamed,
    });
    const origin = start ?? parsePostcode((await startOf(user, context.app)) ?? "");
    const first = newAlertForm({ ...asked, origin });
    return data<AlertPageView>({ kind: "form", alertId, first }, { headers });
  }
  const alert = await ownAlert(user, alertId, context.app);
  if (!alert) throw new Response("We can't find that alert.", { status: 404 });
  const first = { ...EMPTY_FORM, values: formValues(alert) };
  return data<AlertPageView>({ kind: "form", alertId, first }, { headers });
}

/** Null if the alert is not the user's; throws a 503 if the database does not answer. */
async function ownAlert(user: User, alertId: number, { alerts, log }: AppLoadContext["app"]) {
  try {
    return await alerts.find(user.id, alertId);
  } catch (error) {
    if (!isTemporarilyUnavailable(error)) throw error;
    log.error("alert.unreadable", error);
    throw textRefusal(unavailable());
  }
}

/** At the user's home, or else at their last search. */
async function startOf(user: User, { history, log }: AppLoadContext["app"]): Promise<string | null> {
  if (user.homePostcode) return user.homePostcode;
  try {
    return (await history.lastSearch(user.id))?.postcode ?? null;
  } catch (error) {
    log.error("history.unavailable", error);
    return null;
  }
}

export const action = (args: ActionFunctionArgs) => {
  const alertId = alertIdOf(args.params.alertId);
  return answerForm(args, () => alertForm(alertId));
};

/** Null for "new". Throws a 404 for anything else. */
function alertIdOf(text: string | undefined): number | null {
  if (text === "new") return null;
  const id = readId(text);
  if (id === null) throw new Response("We can't find that alert.", { status: 404 });
  return id;
}

export default function Alert() {
  const view = useLoaderData<typeof loader>();
  const refused = useActionData<RefusedForm>();
  // The session ended while the user was typing.
  const isKept = view.kind === "sign-in" && refused !== undefined;
  return <AlertPage view={isKept ? { kind: "form", alertId: view.alertId, first: refused.form } : view} />;
}
