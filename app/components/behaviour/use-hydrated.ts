import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};

/** False on the server and in the first render of the browser, true from then on: what needs JavaScript may show. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
