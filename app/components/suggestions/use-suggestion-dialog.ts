import { useLocation, useNavigate, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type {
  SuggestionCardView,
  SuggestionDialogView,
  SuggestionsAdminView,
} from "#app/presenters/suggestion-view";

/** The dialog that is open: the one that was pressed for here, or the server's (by its address, or refused). */
export function useSuggestionDialog({ dialog: asked, tab, tabs }: SuggestionsAdminView) {
  const [opened, setOpened] = useState<SuggestionDialogView | null>(null);
  const navigate = useNavigate();
  const { search } = useLocation();
  const isBusy = useNavigation().formData?.has("suggestionId") ?? false;
  const wasBusy = useRef(isBusy);
  useEffect(() => {
    // Answered: a refused form comes back from the server, a taken one is done with.
    if (wasBusy.current && !isBusy) {
      setOpened(null);
      if (!asked) document.getElementById("suggestions-panel")?.focus({ preventScroll: true });
    }
    wasBusy.current = isBusy;
  }, [isBusy, asked]);

  function open(kind: SuggestionDialogView["kind"], suggestion: SuggestionCardView): void {
    const { name, description, adminNotes } = suggestion;
    const values = kind === "convert" ? { name, description } : { adminNotes: adminNotes ?? "" };
    setOpened({ kind, suggestion, form: { values, errors: {}, formError: null } });
  }

  function close(): void {
    setOpened(null);
    const isInAddress = /[?&](review|convert)=/.test(search);
    const href = tabs.find(({ value }) => value === tab)?.href;
    if ((asked || isInAddress) && href) navigate(href, { preventScrollReset: true });
  }
  return { dialog: asked ?? opened, isBusy, open, close };
}
