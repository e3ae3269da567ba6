import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { DetailsView } from "#app/presenters/trips/destination-details";
import { HOUR_MS } from "#app/domain/units";
import { getJson, postJson } from "#app/components/behaviour/ask-json";
import { useKeptState } from "#app/components/behaviour/use-kept-state";
import { useSiteUser } from "#app/components/layout/site-data";

interface Loaded {
  url: string;
  details: DetailsView;
  atMs: number;
}

/** With the content, so that a restored page has its full height at once. An hour later its weather is old. */
interface Opened {
  loaded: Loaded | null;
}

type Status = "idle" | "loading" | "failed" | "ready";

export type OpenCard = ReturnType<typeof useOpenCard>;

interface OnPage extends Pick<OpenCard, "close" | "closeToToggle"> {
  box: HTMLElement | null;
}

const isFresh = ({ atMs }: Loaded): boolean => Date.now() - atMs < HOUR_MS;

const openCards = new Set<OnPage>();

/** The card that has the focus. Without any, as after a click in Safari, the last opened. */
function closeOnEscape({ key, defaultPrevented, target }: KeyboardEvent): void {
  if (key !== "Escape" || defaultPrevented) return;
  const all = [...openCards];
  const card =
    target === document.body
      ? all.at(-1)
      : all.find(({ box }) => target instanceof Node && box?.parentElement?.contains(target));
  card?.closeToToggle();
}

function register(self: OnPage): () => void {
  const topOf = ({ box }: OnPage) => box?.getBoundingClientRect().top;
  for (const other of openCards) if (topOf(other) === topOf(self)) other.close();
  if (openCards.size === 0) document.addEventListener("keydown", closeOnEscape);
  openCards.add(self);
  return () => {
    openCards.delete(self);
    if (openCards.size === 0) document.removeEventListener("keydown", closeOnEscape);
  };
}

/**
 * When `url` changes, as with the visitor's units, an open card fetches its content again. It closes one in
 * the same row, since both panels would be below that row.
 */
export function useOpenCard(card: RefObject<HTMLElement>, id: number, url: string) {
  const [opened, setOpened] = useKeptState<Opened | null>(`card ${id}`, null);
  const [fetched, setFetched] = useState<{ url: string; status: Status; loaded: Loaded | null } | null>(null);
  const isOpen = opened !== null;

  // Not state, because pointer, focus and click may all call `load` before a new state is rendered.
  const askedFor = useRef<string | null>(null);
  const load = useCallback(() => {
    if (askedFor.current === url) return;
    askedFor.current = url;
    setFetched({ url, status: "loading", loaded: null });
    getJson<DetailsView>(url).then(
      (details) => {
        if (askedFor.current !== url) return;
        const loaded = { url, details, atMs: Date.now() };
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
  const kept = opened?.loaded && isFresh(opened.loaded) ? opened.loaded : null;
  const status = current?.status ?? "idle";
  // Old content stays while new units load. If that fails, it goes, because its units are wrong.
  const loaded = current?.loaded ?? (kept?.url === url || status !== "failed" ? kept : null);
  return {
    isOpen,
    details: loaded?.details ?? null,
    status,
    /** Only once. After a failure the next call fetches it again. */
    load,
    open: () => {
      setOpened((last) => last ?? { loaded: current?.loaded ?? null });
      requestAnimationFrame(() => bringUpIfLow(card.current));
    },
    close,
    closeToToggle,
  };
}

/** Up to the bar, if its panel would begin in the screen's last quarter or below it. */
function bringUpIfLow(box: HTMLElement | null): void {
  const panel = box?.nextElementSibling;
  if (!box || !panel || panel.getBoundingClientRect().top < innerHeight * 0.75) return;
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  box.scrollIntoView({ block: "start", behavior: isStill ? "auto" : "smooth" });
}

/** Of a signed-in visitor. The page does not wait, and a failure is ignored. */
export function useClickTracking(): (destinationId: number) => void {
  const isSignedIn = useSiteUser() !== null;
  return (destinationId) => {
    if (!isSignedIn) return;
    postJson("/api/search-history/click", { destinationId }, { keepalive: true }).catch(() => {});
  };
}
