import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AdminPage } from "#app/components/catalogue/admin-page";
import { changeByForm, changedToast, readPostedForm } from "#app/http/admin-forms.server";
import { locateByForm } from "#app/http/admin-locate.server";
import { afterChangePath } from "#app/http/admin-paths";
import { redirectWithToast } from "#app/http/flash.server";
import { requireAdmin } from "#app/http/guards.server";
import { readFormRequest } from "#app/http/read-form.server";
import {
  destinationRow,
  editorOf,
  pickedDestination,
  readAdminQuery,
} from "#app/presenters/admin-catalogue-page";
import { type AdminPageView, withRefusedForm } from "#app/presenters/admin-catalogue-view";
import { weatherStatusView } from "#app/presenters/weather-status";
import { readId } from "#app/schemas/favorite";

export { documentHeaders as headers } from "#app/http/document-headers";

export const meta: MetaFunction = () => [{ title: "Admin dashboard – Sunny Escape" }];

/** Nothing of the catalogue is read before it is certain that the administrator asks. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const query = readAdminQuery(new URL(request.url).searchParams);
  const { app } = context;
  const { tab, isConfirmingDelete } = query;
  try {
    const id = readId(query.destinationId);
    const [summaries, picked, weather] = await Promise.all([
      app.catalogue.summaries(),
      id === null ? null : app.catalogue.find(id),
      tab === "weather" ? app.weatherDesk.status() : null,
    ]);
    const view: AdminPageView = {
      tab,
      loadError: null,
      destinations: summaries.map(destinationRow),
      picked: picked && pickedDestination(picked),
      editor: editorOf(query, picked),
      isConfirmingDelete,
    };
    return data({ view, weather: weather && weatherStatusView(weather) });
  } catch (error) {
    app.log.error("admin-page.unavailable", error);
    const loadError = "Failed to load destinations. Please try again.";
    const nothing = { destinations: [], picked: null, editor: null, isConfirmingDelete: false };
    const view: AdminPageView = { tab, loadError, ...nothing };
    return data({ view, weather: null }, { status: 503, headers: { "Retry-After": "5" } });
  }
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const user = await requireAdmin(request, context);
  const { form } = await readFormRequest(request);
  if (form.get("intent") === "locate") {
    const { refusal, status } = await locateByForm(form, context);
    return data(refusal, { status });
  }
  const posted = readPostedForm(form);
  const outcome = await changeByForm(posted, args, user);
  if (!("refusal" in outcome)) {
    throw await redirectWithToast(args, afterChangePath(posted, outcome, form), changedToast(posted));
  }
  const { formError } = outcome.refusal.editor.form;
  if (posted.intent === "delete" && formError) {
    // There is no form to show again: only a button was pressed.
    const toast = { title: formError.title, description: formError.message, variant: "destructive" } as const;
    throw await redirectWithToast(args, afterChangePath(posted, null, form), toast);
  }
  return data(outcome.refusal, { status: outcome.status });
}

export default function Admin() {
  const { view, weather } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return <AdminPage view={withRefusedForm(view, refusal)} weather={weather} />;
}
