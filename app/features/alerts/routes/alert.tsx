import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  data,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { User } from "#app/domain/accounts/account";
import { parsePostcode } from "#app/domain/geo/read-postcode";
import { AlertPage } from "#app/features/alerts/components/alert-page";
import { GUEST_FORM, alertForm } from "#app/features/alerts/http/alert-forms.server";
import { answerForm } from "#app/http/actions/form-action.server";
import { throwFailure } from "#app/http/answers/unavailable";
import { unitsOfRequest } from "#app/http/session/units-cookie";
import { currentVisitor } from "#app/http/session/session.server";
import { savedSearch, timingFor } from "#app/features/alerts/domain/alert";
import { type AlertPageView, alertFormView, formOf } from "#app/features/alerts/presenters/pages";
import { NEW_ALERT } from "#app/features/alerts/presenters/view";
import type { OwnAlert } from "#app/features/alerts/services/ports";
import type { RefusedForm } from "#app/presenters/form-view";
import { readSearch } from "#app/schemas/read-search";
import { readId } from "#app/schemas/fields";
import { titled } from "#app/components/layout/titled";

export { clientAction, shouldRevalidate } from "#app/components/forms/form-client-action";

export const meta = titled("Tell me when it is sunny");

/** /alerts/new is about the search in the address. An alert that is not the user's is a 404. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { pathname, search: query } = new URL(request.url);
  const alertId = alertIdOf(params.alertId);
  const { user, headers } = await currentVisitor(request, context);
  const { app } = context;
  if (!user) {
    const isAsked = alertId === null && app.alerts.mail.isSetUp;
    const form = isAsked ? await searchedForm(request, null, app) : null;
    return data<AlertPageView>({ form, returnTo: pathname + query }, { headers });
  }
  const own = await app.alerts
    .list(user.id)
    .catch((error: unknown) => throwFailure(error, app.log, "alert.unreadable"));
  const alert = own.find(({ id }) => id === alertId);
  if (alertId !== null && !alert) throw new Response("We can't find that alert.", { status: 404 });
  const form = alert
    ? alertFormView(pathname, formOf(alert.search, alert))
    : await searchedForm(request, user, app, own);
  return data<AlertPageView>({ form, returnTo: null }, { headers });
}

/** Null without a start. */
async function searchedForm(
  request: Request,
  user: User | null,
  app: AppLoadContext["app"],
  own: readonly OwnAlert[] = [],
) {
  const knowledge = { nowMs: app.clock(), townsNamed: app.search.townsNamed };
  const { search, start, others, params } = readSearch(new URL(request.url).searchParams, knowledge);
  const origin = start ?? (user && parsePostcode((await startOf(user, app)) ?? ""));
  if (!origin) return null;
  // Towns become their districts.
  params.delete("with");
  for (const other of others) if (other.start) params.append("with", other.start.outcode);
  const units = unitsOfRequest(request);
  for (const name of ["temperatureUnit", "distanceUnit"] as const)
    if (!params.has(name)) params.set(name, units[name]);
  // A guest gets the brief alone.
  const timing = timingFor(user && search.hasDay && search.nights === 0 ? search.date : null);
  const first = formOf(savedSearch(params, origin.outcode, search.drivingHours), timing);
  return alertFormView(NEW_ALERT, first, { others: own });
}

/** At the user's home, or else at their last search. */
async function startOf({ id, homePostcode }: User, { history, log }: AppLoadContext["app"]) {
  if (homePostcode) return homePostcode;
  const noteFailure = (error: unknown) => void log.error("history.unavailable", error);
  return (await history.lastSearch(id).catch(noteFailure))?.postcode;
}

export const action = (args: ActionFunctionArgs) => {
  const alertId = alertIdOf(args.params.alertId);
  return answerForm(args, (posted) => (posted.has("email") ? GUEST_FORM : alertForm(alertId)));
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
  const isKept = view.returnTo !== null && view.form && refused?.isLoginNeeded;
  return <AlertPage view={isKept ? { form: { ...view.form, first: refused.form }, returnTo: null } : view} />;
}
