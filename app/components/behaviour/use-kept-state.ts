import { useLocation } from "@remix-run/react";
import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useSyncExternalStore } from "react";
import { createKeptStates } from "./kept-states";
import { useSiteUser } from "#app/components/layout/site-data";

// The server has no layout effects and would warn about them.
const useEffectBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;

let states: ReturnType<typeof createKeptStates> | null = null;
let shownEntry: string | null = null;

/** Created at their first use. The document says which release this is. */
function keptStates() {
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

/** The router scrolls too early: the page is then only as long as the server drew it. */
function scrollOnceDrawn(entry: string): void {
  const top = keptStates().read(entry, "scroll");
  if (typeof top !== "number") return;
  keptStates().write(entry, "scroll", undefined);
  const lowest = document.documentElement.scrollHeight - window.innerHeight;
  if (Math.abs(window.scrollY - Math.min(top, lowest)) > 2) return;
  // React finishes drawing the states set in layout effects before this microtask runs.
  queueMicrotask(() => window.scrollTo({ top, behavior: "instant" }));
}

const subscribe = (listener: () => void) => keptStates().subscribe(listener);

/**
 * Restored by Back, Forward or a reload. `name` is unique on the page; `initial` must be the same each time.
 * Another user never sees it. The first render equals the server's; stored states are drawn before the
 * browser paints.
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
    // A link within the page, such as "Skip to main content", makes a new history entry for the same page.
    else if (
      kept === undefined &&
      before.entry !== entry &&
      before.address === page.address &&
      before.name === name
    ) {
      keptStates().write(entry, name, keptStates().read(before.entry, name));
    }
    // `page` and `value` are left out on purpose: `page` is made from these three, and only the first `value`
    // is compared.
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
