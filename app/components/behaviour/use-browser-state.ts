import { useSyncExternalStore, useEffect, useState } from "react";

const subscribeToNothing = () => () => {};

/** False on the server and in the browser's first render. Show what needs JavaScript only if it is true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

/** Whether the document's own content is hydrated. Parts that are drawn later are of another page. */
export const documentDrawn = { now: false };

function subscribe(onChange: () => void): () => void {
  const ending = new AbortController();
  for (const name of ["online", "offline"]) addEventListener(name, onChange, { signal: ending.signal });
  return () => ending.abort();
}

/** True on the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** A quick answer shows no loading state. */
export function useDelayed(isOn: boolean, delayMs: number): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setDue(true), delayMs);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [isOn, delayMs]);
  return isOn && isDue;
}
