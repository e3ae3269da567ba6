import { LIST_OF } from "#app/domain/catalogue/edit";
import { useActionData, useNavigate } from "@remix-run/react";
import { type AdminTab, ADMIN_TABS } from "#app/presenters/admin/catalogue-view";
import type { AdminPageView } from "#app/presenters/admin/catalogue-page";
import type { WeatherStatusView } from "#app/presenters/admin/weather-status";
import { WHOLE_LIST } from "#app/domain/catalogue/place-list";
import { BUTTONS_FORM_ID } from "#app/presenters/admin/words-view";
import type { RefusedForm } from "#app/presenters/form-view";
import { FormProblems } from "#app/components/forms/form-problems";
import { TabList } from "#app/components/ui/tab-list";
import { adminAddress } from "#app/presenters/admin/address-view";
import { AdminLayout } from "./admin-layout";
import { DestinationsTab } from "./destinations/destinations-tab";
import { ItemsTab } from "./items/items-tab";
import { LoadFailed } from "./load-failed";
import { WeatherTab } from "./weather/weather-tab";

interface Props {
  view: AdminPageView;
  weather: WeatherStatusView | null;
}

const LABELS: Readonly<Record<AdminTab, string>> = {
  destinations: "Destinations",
  activities: "Activities",
  accommodations: "Accommodations",
  weather: "Weather Updates",
};

export function AdminPage({ view, weather }: Props) {
  const navigate = useNavigate();
  const { tab, loadError, picked } = view;
  const refusal = unshownRefusal(useActionData<RefusedForm>(), view);
  // A search in one tab stays when the administrator opens another tab.
  const words = view.table?.query.words ?? view.choices?.words ?? "";
  const hrefOf = (id: AdminTab) =>
    adminAddress({
      tab: id,
      destination: id === "weather" || id === "destinations" ? null : picked?.id,
      ...(id !== "weather" && { shown: { ...WHOLE_LIST, words } }),
    });
  return (
    <AdminLayout title="Admin Dashboard">
      <TabList
        label="Parts of the dashboard"
        width="wrap"
        name="admin-tab"
        tabs={ADMIN_TABS.map((id) => ({ id, label: LABELS[id], href: hrefOf(id) }))}
        selected={tab}
        panelId="admin-panel"
        onSelect={(id) => navigate(hrefOf(id), { preventScrollReset: true })}
      />
      <div id="admin-panel" role="tabpanel" aria-labelledby={`admin-tab-${tab}`} className="@container">
        {refusal !== null && <FormProblems problems={[{ words: refusal }]} />}
        {loadError === null ? (
          <TabContent view={view} weather={weather} />
        ) : (
          <LoadFailed message={loadError} />
        )}
      </div>
    </AdminLayout>
  );
}

/** Without JavaScript, no form can show the refusal of a button, or of deleting an entry that is gone. */
function unshownRefusal(refused: RefusedForm | undefined, view: AdminPageView): string | null {
  if (!refused) return null;
  const { formId, form } = refused;
  const isOrphaned = formId.endsWith("-deletion") && !isDeletionAsked(view);
  return formId === BUTTONS_FORM_ID || isOrphaned ? (form.formError?.message ?? null) : null;
}

function isDeletionAsked({ isConfirmingDelete, picked, editor }: AdminPageView): boolean {
  if (!isConfirmingDelete || !picked || !editor) return false;
  const { subject, index } = editor;
  if (subject === "destination") return true;
  return index !== null && picked[LIST_OF[subject]][index] !== undefined;
}

function TabContent({ view, weather }: Props) {
  switch (view.tab) {
    case "destinations":
      return (
        view.editor && view.table && <DestinationsTab view={view} editor={view.editor} table={view.table} />
      );
    case "activities":
      return <ItemsTab view={view} about="activities" />;
    case "accommodations":
      return <ItemsTab view={view} about="hotels and campsites" />;
    case "weather":
      return weather && <WeatherTab given={weather} />;
  }
}
