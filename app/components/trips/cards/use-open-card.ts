import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { DetailsView } from "#app/presenters/trips/card-view";
import { getJson } from "#app/components/behaviour/ask-json";
import { useKeptState } from "#app/components/behaviour/use-kept-state";

interface Loaded {
  url: string;
  details: DetailsView;
}

/** The stored state of an open card. It includes the content, so that a restored page has its full height at once. */
interface Opened {
  loaded: Loaded | null;
}

type Status = "idle" | "loading" | "failed" | "ready";

export interface OpenCard {
  isOpen: boolean;
  details: DetailsView | null;
  status: Status;
  /** Fetches the content once, and again after a failure. */
  load: () => void;
  open: () => void;
  close: () => void;
  /** Closes the card and returns the focus to the element that opened it. */
  closeToToggle: () => void;
}

interface OnPage {
  box: HTMLElement | null;
  close: () => void;
  closeToToggle: () => void;
}

/** The cards that are open now, in the order in which they were opened. */
const openCards = new Set<OnPage>();

/** Closes the focused card on Escape; if nothing has the focus, as after a click in Safari, the last opened one. */
function closeOnEscape(event: KeyboardEvent): void {
  if (event.key !== "Escape" || event.defaultPrevented) return;
  const { target } = event;
  const all = [...openCards];
  const card =
    target === document.body
      ? all.at(-1)
      : all.find(({ box }) => target instanceof Node && box?.parentElement?.contains(target));
  card?.closeToToggle();
}

function register(self: OnPage): () => void {
  for (const other of openCards) if (other.box?.offsetTop === self.box?.offsetTop) other.close();
  if (openCards.size === 0) document.addEventListener("keydown", closeOnEscape);
  openCards.add(self);
  return () => {
    openCards.delete(self);
    if (openCards.size === 0) document.removeEventListener("keydown", closeOnEscape);
  };
}

/**
 * Whether a card is open, and its content from `url`. When the url changes with the visitor's units, an open card
 * requests it again. Opening a card closes the other open one in its row, since both panels would be below the row.
 */
export function useOpenCard(card: RefObject<HTMLElement>, id: number, url: string): OpenCard {
  const [opened, setOpened] = useKeptState<Opened | null>(`card ${id}`, null);
  const [fetched, setFetched] = useState<{ url: string; status: Status; loaded: Loaded | null } | null>(null);
  const isOpen = opened !== null;

  // Pointer, focus and click may all request the content within one frame, before the state is rendered.
  const askedFor = useRef<string | null>(null);
  const load = useCallback(() => {
    if (askedFor.current === url) return;
    askedFor.current = url;
    setFetched({ url, status: "loading", loaded: null });
    getJson<DetailsView>(url).then(
      (details) => {
        if (askedFor.current !== url) return;
        const loaded = { url, details };
        setOpened((last) => last && { loaded });
        setFetched({ url, status: "ready", loaded });
      },
      () => {
        if (askedFor.current !== url) return;
        askedFor.current = null;
        setFetched({ url, status: "failed", loaded: null });
      },
    );
  }, [url, setOpened]);

  // A restored open card shows its stored content and requests it again.
  useEffect(() => {
    if (isOpen) load();
  }, [isOpen, load]);

  const close = useCallback(() => setOpened(() => null), [setOpened]);
  const closeToToggle = useCallback(() => {
    close();
    card.current?.querySelector<HTMLElement>(".card-toggle")?.focus();
  }, [card, close]);
  useEffect(() => {
    if (isOpen) return register({ box: card.current, close, closeToToggle });
  }, [isOpen, card, close, closeToToggle]);

  const current = fetched?.url === url ? fetched : null;
  const kept = opened?.loaded ?? null;
  const status = current?.status ?? "idle";
  // Keep the old content while the content in new units loads, but not after a failure: its units would be wrong.
  const loaded = current?.loaded ?? (kept?.url === url || status !== "failed" ? kept : null);
  return {
    isOpen,
    details: loaded?.details ?? null,
    status,
    load,
    open: () => setOpened((last) => last ?? { loaded: current?.loaded ?? null }),
    close,
    closeToToggle,
  };
}
