import { useLocation, useNavigate } from "@remix-run/react";
import { useState } from "react";
import { firstDialogForm } from "#app/presenters/suggestions/view";
import type { SuggestionsAdminView } from "#app/presenters/suggestions/pages";
import type { SuggestionCardView, SuggestionDialogView } from "#app/presenters/suggestions/cards";

/** The server's, if it sent one; otherwise the one opened in the browser. */
export function useSuggestionDialog({ dialog: asked, tab, tabs }: SuggestionsAdminView) {
  const [opened, setOpened] = useState<SuggestionDialogView | null>(null);
  const navigate = useNavigate();
  const { search } = useLocation();
  function open(kind: SuggestionDialogView["kind"], suggestion: SuggestionCardView): void {
    setOpened({ kind, suggestion, form: firstDialogForm(kind, suggestion) });
  }

  function close(): void {
    setOpened(null);
    const isInAddress = /[?&](review|convert)=/.test(search);
    const href = tabs.find(({ value }) => value === tab)?.href;
    if ((asked || isInAddress) && href) navigate(href, { preventScrollReset: true });
  }

  /** The list of suggestions gets the focus. */
  function finish(): void {
    setOpened(null);
    document.getElementById("suggestions-panel")?.focus({ preventScroll: true });
  }
  return { dialog: asked ?? opened, open, close, finish };
}
