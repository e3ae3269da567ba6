import { useEffect, useState } from "react";

/** In the tab's storage: the assistant has opened by itself. A username is appended. */
export const ASSISTANT_SHOWN = "trip-assistant-shown";
const keyOf = (username: string) => `${ASSISTANT_SHOWN}:${username}`;

/** On demand and, if the page wants it, once per visit by itself. */
export function useAssistantOpening(username: string, opensByItself: boolean) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!opensByItself || wasShown(username)) return;
    markShown(username);
    // oxlint-disable-next-line react/set-state-in-effect -- only the browser knows whether it was shown
    setOpen(true);
  }, [username, opensByItself]);

  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}

function wasShown(username: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(username)) !== null;
  } catch {
    return true; // storage is switched off: never opening by itself is better than opening each time
  }
}

function markShown(username: string): void {
  try {
    sessionStorage.setItem(keyOf(username), "1");
  } catch {
    // The storage is switched off. `wasShown` then returns true.
  }
}
