import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { AdminPage } from "#app/components/admin/admin-page";
import { adminFormOf } from "#app/http/actions/admin/admin-forms.server";
import { answerForm } from "#app/http/actions/form-action.server";
import { unavailablePage } from "#app/http/answers/unavailable";
import { requireAdmin } from "#app/http/session/guards.server";
import {
  destinationChoices,
  destinationTable,
  editorOf,
  pickedDestination,
  readAdminQuery,
  type AdminPageView,
} from "#app/presenters/admin/catalogue-page";
import { weatherStatusView } from "#app/presenters/admin/weather-status";
import { readId } from "#app/schemas/fields";
import { titled } from "#app/components/layout/titled";

export { clientAction, shouldRevalidate } from "#app/components/forms/form-client-action";

export const meta = titled("Admin dashboard");

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const query = readAdminQuery(new URL(request.url).searchParams);
  const { app } = context;
  const { tab, shown, isConfirmingDelete } = query;
  const isOfLists = tab === "activities" || tab === "accommodations";
  try {
    const id = readId(query.destinationId);
    const [page, choices, picked, weather] = await Promise.all([
      tab === "destinations" ? app.catalogue.list(shown) : null,
      isOfLists ? app.catalogue.choices(shown.words) : null,
      id === null ? null : app.catalogue.find(id),
      tab === "weather" ? app.weatherAdmin.status() : null,
    ]);
    const view: AdminPageView = {
      tab,
      loadError: null,
      table: page && destinationTable(shown, page),
      choices: choices && destinationChoices(tab, shown.words, choices),
      picked: picked && pickedDestination(picked),
      editor: editorOf(query, picked),
      isConfirmingDelete,
    };
    return data({ view, weather: weather && weatherStatusView(weather) });
  } catch (error) {
    const loadError = "Failed to load destinations. Please try again.";
    const nothing = { table: null, choices: null, picked: null, editor: null, isConfirmingDelete: false };
    const view: AdminPageView = { tab, loadError, ...nothing };
    return unavailablePage({ view, weather: null }, error, { log: app.log, what: "admin-page" });
  }
}

export const action = (args: ActionFunctionArgs) => answerForm(args, adminFormOf, { hasLongTexts: true });

export default function Admin() {
  const { view, weather } = useLoaderData<typeof loader>();
  return <AdminPage view={view} weather={weather} />;
}
