import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { DetailsView } from "#app/presenters/trips/card-view";
import { getJson, postJson } from "#app/components/behaviour/ask-json";
import { useKeptState } from "#app/components/behaviour/use-kept-state";
import { useSiteUser } from "#app/components/layout/site-data";

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
  /** Fetches the content, but only once. After a failure the next call fetches it again. */
  load: () => void;
  open: () => void;
  close: () => void;
  closeToToggle: () => void;
}

interface OnPage {
  box: HTMLElement | null;
  close: () => void;
  closeToToggle: () => void;
}

/** The cards that are open now, in the order in which they were opened. */
const openCards = new Set<OnPage>();

/**
 * On Escape, closes the card that has the focus. Without any focus, as after a click in Safari, closes the last opened
 * card.
 */
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
 * The state of a card: whether it is open, and its content, fetched from `url`. When `url` changes, as it does in a
 * search with the visitor's units, an open card fetches its content again. Opening a card closes an open one in the
 * same row, since both panels would be below that row.
 */
export function useOpenCard(card: RefObject<HTMLElement>, id: number, url: string): OpenCard {
  const [opened, setOpened] = useKeptState<Opened | null>(`card ${id}`, null);
  const [fetched, setFetched] = useState<{ url: string; status: Status; loaded: Loaded | null } | null>(null);
  const isOpen = opened !== null;

  // This is not state, because pointer, focus and click may all call `load` before a new state is rendered.
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

  // After Back or a reload, an open card shows its stored content and fetches it again.
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
  // While the content in new units loads, the old content stays. If loading fails, the old content is removed, because
  // its units are wrong.
  const loaded = current?.loaded ?? (kept?.url === url || status !== "failed" ? kept : null);
  return {
    isOpen,
    details: loaded?.details ?? null,
    status,
    load,
    open: () => {
      setOpened((last) => last ?? { loaded: current?.loaded ?? null });
      requestAnimationFrame(() => bringUpIfLow(card.current));
    },
    close,
    closeToToggle,
  };
}

/** A panel that begins below this share of the screen would open out of sight. */
const LOW = 0.75;

/** Scrolls a card that is low on the screen up to the bar, so that its panel is in view. */
function bringUpIfLow(box: HTMLElement | null): void {
  const panel = box?.nextElementSibling;
  if (!box || !panel || panel.getBoundingClientRect().top < innerHeight * LOW) return;
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  box.scrollIntoView({ block: "start", behavior: isStill ? "auto" : "smooth" });
}

/**
 * Returns a function that records that a signed-in visitor opened a place. The page does not wait for the request, and
 * a failure is ignored. A guest's click sends nothing.
 */
export function useClickTracking(): (destinationId: number) => void {
  const isSignedIn = useSiteUser() !== null;
  return (destinationId) => {
    if (!isSignedIn) return;
    postJson("/api/search-history/click", { destinationId }, { keepalive: true }).catch(() => {});
  };
}
