import { useLocation } from "@remix-run/react";
import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useSyncExternalStore } from "react";
import { type KeptStates, createKeptStates } from "./kept-states";
import { useSiteUser } from "#app/components/layout/use-site-user";

// The server renders without layout effects, and would warn of them.
const useEffectBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;

let states: KeptStates | null = null;
/** The entry of the browser's history whose states are on the page. */
let shownEntry: string | null = null;

/** Browser only; made with the first use, when the document says which release it is. */
function keptStates(): KeptStates {
  if (states) return states;
  const { __remixManifest: manifest } = window as unknown as { __remixManifest?: { version: string } };
  const made = createKeptStates(() => sessionStorage, manifest?.version ?? "");
  window.addEventListener("pagehide", () => {
    if (shownEntry?.startsWith(`${keyOfHistory()} `)) made.write(shownEntry, "scroll", window.scrollY);
    made.store();
  });
  return (states = made);
}

const keyOfHistory = (): string => (window.history.state as { key?: string } | null)?.key ?? "default";

/**
 * The router scrolls as soon as the document is there, while it is only as long as the server drew it. Once what
 * was kept has been drawn too, it goes on to where it was; unless the visitor has scrolled meanwhile.
 */
function scrollOnceDrawn(entry: string): void {
  const top = keptStates().read(entry, "scroll");
  if (typeof top !== "number") return;
  keptStates().write(entry, "scroll", undefined);
  const lowest = document.documentElement.scrollHeight - window.innerHeight;
  if (Math.abs(window.scrollY - Math.min(top, lowest)) > 2) return;
  // React draws what an effect before the paint asks for before it gives way to this.
  queueMicrotask(() => window.scrollTo({ top, behavior: "instant" }));
}

const subscribe = (listener: () => void) => keptStates().subscribe(listener);

/**
 * State that is there again when the visitor comes back to this entry of the browser's history, by Back, Forward
 * or a reload. `name` tells it from the page's other states; `initial` must be the same value each time. What
 * one user left is not shown to another. The first render of a document is the server's: what was kept is drawn
 * before the browser paints.
 */
export function useKeptState<Value>(
  name: string,
  initial: Value,
): readonly [Value, (next: (last: Value) => Value) => void] {
  const { key, pathname, search } = useLocation();
  const userId = useSiteUser()?.id;
  const entry = `${key} ${userId ?? "guest"}`;
  const value = useSyncExternalStore(
    subscribe,
    () => (keptStates().read(entry, name) ?? initial) as Value,
    () => initial,
  );

  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const page = { entry, name, address: pathname + search };
  const last = useRef(page);
  useEffectBeforePaint(() => {
    const before = last.current;
    last.current = page;
    const kept = keptStates().read(entry, name);
    shownEntry = entry;
    if (kept !== undefined && kept !== value) {
      redraw();
      scrollOnceDrawn(entry);
    }
    // A link within the page, such as "Skip to main content", makes an entry of its own for what is the same page.
    else if (
      kept === undefined &&
      before.entry !== entry &&
      before.address === page.address &&
      before.name === name
    ) {
      keptStates().write(entry, name, keptStates().read(before.entry, name));
    }
    // `page` is made of the others, and `value` is of interest once.
  }, [entry, name, page.address]);

  const update = useCallback(
    (next: (last: Value) => Value) => {
      const known = (keptStates().read(entry, name) ?? initial) as Value;
      const value = next(known);
      keptStates().write(entry, name, value === initial ? undefined : value);
    },
    [entry, name, initial],
  );
  return [value, update];
}
