import { useActionData, useNavigate, useLocation } from "@remix-run/react";
import type { RefusedForm } from "#app/presenters/form-view";
import type { SuggestionsAdminView } from "#app/presenters/suggestions/pages";
import { AdminLayout } from "#app/components/admin/admin-layout";
import { LoadFailed, NothingListed } from "#app/components/admin/load-failed";
import { FormProblems } from "#app/components/forms/form-problems";
import { TabList } from "#app/components/ui/tab-list";
import { SuggestionCard } from "./suggestion-card";
import { SuggestionDialog } from "./suggestion-dialog";
import { NewerOlder } from "#app/components/admin/table-pages";
import { useState } from "react";
import { firstDialogForm } from "#app/presenters/suggestions/view";
import type { SuggestionCardView, SuggestionDialogView } from "#app/presenters/suggestions/cards";

export function SuggestionsAdminPage({ view }: { view: SuggestionsAdminView }) {
  const { tab, tabs, loadError, suggestions, newerHref, olderHref } = view;
  const navigate = useNavigate();
  const { dialog, open, ...ways } = useSuggestionDialog(view);
  const refused = useActionData<RefusedForm>()?.form.formError;
  return (
    <AdminLayout title="Suggestion Management">
      <TabList
        label="Suggestions by status"
        name="suggestions-tab"
        tabs={tabs.map(({ value, label, count, href }) => ({
          id: value,
          label: `${label} (${count})`,
          href,
        }))}
        selected={tab}
        panelId="suggestions-panel"
        onSelect={(value) => {
          const href = tabs.find((known) => known.value === value)?.href;
          if (href) navigate(href, { preventScrollReset: true });
        }}
      />
      <div id="suggestions-panel" role="tabpanel" tabIndex={-1} aria-labelledby={`suggestions-tab-${tab}`}>
        {/* If there is no dialog any more to show the refusal, the page shows it. */}
        {!dialog && refused && <FormProblems problems={[{ words: refused.message }]} />}
        {dialog && (
          <SuggestionDialog key={`${dialog.kind}-${dialog.suggestion.id}`} dialog={dialog} {...ways} />
        )}
        {loadError !== null ? (
          <LoadFailed message={loadError} />
        ) : suggestions.length === 0 ? (
          <NothingListed>No suggestions here.</NothingListed>
        ) : (
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,24rem),1fr))] gap-4">
            {suggestions.map((suggestion) => (
              <SuggestionCard key={suggestion.id} suggestion={suggestion} onOpen={open} />
            ))}
          </ul>
        )}
        <NewerOlder label="Pages of suggestions" newerHref={newerHref} olderHref={olderHref} />
      </div>
    </AdminLayout>
  );
}

/** The server's, if it sent one; otherwise the one opened in the browser. */
function useSuggestionDialog({ dialog: asked, tab, tabs }: SuggestionsAdminView) {
  const [opened, setOpened] = useState<SuggestionDialogView | null>(null);
  const navigate = useNavigate();
  const { search } = useLocation();
  const closeHref = tabs.find(({ value }) => value === tab)?.href ?? "/admin/suggestions";
  function open(kind: SuggestionDialogView["kind"], suggestion: SuggestionCardView): void {
    setOpened({ kind, suggestion, form: firstDialogForm(kind, suggestion) });
  }

  function onClose(): void {
    setOpened(null);
    const isInAddress = /[?&](review|convert)=/.test(search);
    if (asked || isInAddress) navigate(closeHref, { preventScrollReset: true });
  }

  /** The list of suggestions gets the focus. */
  function onTaken(): void {
    setOpened(null);
    document.getElementById("suggestions-panel")?.focus({ preventScroll: true });
  }
  return { dialog: asked ?? opened, open, closeHref, onClose, onTaken };
}
