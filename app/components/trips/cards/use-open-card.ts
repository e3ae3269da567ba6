import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { DetailsView } from "#app/presenters/trips/card-view";
import { getJson } from "#app/components/behaviour/ask-json";
import { useKeptState } from "#app/components/behaviour/use-kept-state";

interface Loaded {
  url: string;
  details: DetailsView;
}

/** An open card as it is kept: with its content, so that the page has its height at once when it comes back. */
interface Opened {
  loaded: Loaded | null;
}

type Status = "idle" | "loading" | "failed" | "ready";

export interface OpenCard {
  isOpen: boolean;
  details: DetailsView | null;
  status: Status;
  /** Fetches the content once; again after a failure. */
  load: () => void;
  open: () => void;
  close: () => void;
  /** Closes the card from within: the focus goes back to what opened it. */
  closeToToggle: () => void;
}

interface OnPage {
  box: HTMLElement | null;
  close: () => void;
  closeToToggle: () => void;
}

/** Those that are open now, anywhere in the page; the last to be opened is the last. */
const openCards = new Set<OnPage>();

/** Escape closes the card that has the focus; where nothing has it, as after a click in Safari, the last opened. */
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
 * Whether a card is open, and its content from `url`, which changes with the visitor's units: an open card then
 * asks for it anew. Opening a card closes the other of its row: their panels would lie one under the other.
 */
export function useOpenCard(card: RefObject<HTMLElement>, id: number, url: string): OpenCard {
  const [opened, setOpened] = useKeptState<Opened | null>(`card ${id}`, null);
  const [fetched, setFetched] = useState<{ url: string; status: Status; loaded: Loaded | null } | null>(null);
  const isOpen = opened !== null;

  // Pointer, focus and click may all ask within one frame, before the state is drawn again.
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

  // A card that comes back open shows what it held, and asks whether that is still true.
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
  // While other units are on their way the last ones stand; where they do not come, they would be wrong.
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
