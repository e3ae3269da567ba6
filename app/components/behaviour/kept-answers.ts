import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { router } from "#app/framework/router";

const userId = () => router().state.loaderData.root?.user?.id;

/** What a page that was left showed of its list. */
interface Seen {
  /** How many began above the window's lower edge. */
  readonly rows: number;
  /** From the list's beginning down to that edge. */
  readonly heightPx: number;
}
type Kept = { readonly answer: string; readonly atMs: number; readonly of?: number; seen?: Seen };
/** By entry of the tab's history. */
const kept = new Map<string, Kept>();
const ALL: Seen = { rows: Infinity, heightPx: 0 };
/** At first about what a wide screen shows. */
let lastSeen: Seen = { rows: 6, heightPx: 0 };
const MOST_ENTRIES = 20;
const SHOWN_MS = 3_600_000;

const RENEWED_AFTER_MS = 150;
let renewed: string | undefined;

/** What the tab showed there an hour ago at most, while Back or Forward leads there. Once shown it is asked for again. */
export function keptAnswer(): string | undefined {
  const { key = "" } = (window.history.state ?? {}) as { key?: string };
  const found = key === router().state.location.key ? undefined : kept.get(key);
  if (!found || Date.now() - found.atMs > SHOWN_MS || found.of !== userId()) return undefined;
  renewed = key;
  return found.answer;
}

export function useKeptAnswer(answer: string): void {
  const { key } = useLocation();
  useEffect(() => {
    if (kept.size >= MOST_ENTRIES) kept.clear();
    kept.set(key, { answer, atMs: Date.now(), of: userId() });
    if (renewed !== key) return;
    const timer = setTimeout(() => {
      renewed = undefined;
      void router().revalidate();
    }, RENEWED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [key, answer]);
  useEffect(() => {
    const entry = kept.get(key);
    return router().subscribe(({ location, navigation }) => {
      // A quick Back may leave the next page before React ends this.
      if (!entry || !navigation.location || location.key !== key) return;
      const top = (element: Element | null) => element?.getBoundingClientRect().top ?? 0;
      const rows = [...document.querySelectorAll("#places .place:not(.answer)")];
      entry.seen = lastSeen = {
        rows: rows.filter((row) => top(row) < window.innerHeight).length,
        heightPx: window.innerHeight - top(document.querySelector("#places")),
      };
    });
  }, [key, answer]);
}

/** Of the list that is shown again, or else of the one that a new one takes the place of. */
export const seenOfList = (key: string, isBack: boolean): Seen =>
  kept.get(key)?.seen ?? (isBack ? ALL : lastSeen);
