import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

/** Remix's on `window`. */
interface Router {
  readonly state: {
    readonly location: { readonly key: string };
    readonly navigation: { readonly location?: unknown };
    readonly loaderData: { readonly root?: { readonly user: { readonly id: number } | null } };
  };
  subscribe(listener: (state: Router["state"]) => void): () => void;
  revalidate(): Promise<void>;
}
const router = () => (window as unknown as { __remixRouter: Router }).__remixRouter;
const userId = () => router().state.loaderData.root?.user?.id;

/** `rows` is how many began above the window's lower edge when the page was left. */
type Kept = { readonly answer: string; readonly atMs: number; readonly of?: number; rows?: number };
/** By entry of the tab's history. */
const kept = new Map<string, Kept>();
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
      const rows = [...document.querySelectorAll("#places .place")];
      entry.rows = rows.filter((row) => row.getBoundingClientRect().top < window.innerHeight).length;
    });
  }, [key, answer]);
}

export const keptRows = (key: string): number => kept.get(key)?.rows ?? Infinity;
