import { useCallback, useEffect, useState } from "react";

type CardTabs = (typeof import("#app/components/trips/card-tabs"))["default"];

let loaded: CardTabs | null = null;

/** Fetches the tabs and all that they hold, with the first card that is opened or about to be; null where it fails. */
export async function preloadCardTabs(): Promise<CardTabs | null> {
  try {
    loaded ??= (await import("#app/components/trips/card-tabs")).default;
  } catch {
    // Without a connection: the opened card says so, and asks anew when told to.
  }
  return loaded;
}

/** The tabs of an opened card once they are here. */
export function useCardTabs() {
  const [{ Tabs, hasFailed }, setState] = useState({ Tabs: loaded, hasFailed: false });
  const load = useCallback(() => {
    setState((last) => ({ ...last, hasFailed: false }));
    void preloadCardTabs().then((tabs) => setState({ Tabs: tabs, hasFailed: tabs === null }));
  }, []);
  useEffect(() => {
    if (Tabs === null) load();
  }, [Tabs, load]);
  return { Tabs, hasFailed, load };
}
