import { useCallback, useEffect, useState } from "react";

/** The storage key that records, for this visit, for which user the assistant has opened by itself. */
export const ASSISTANT_SHOWN = "trip-assistant-shown";
const keyOf = (username: string) => `${ASSISTANT_SHOWN}:${username}`;

/** Whether the assistant is open: by itself once a visit if the page wants it, otherwise on demand. */
export function useAssistantOpening(username: string, opensByItself: boolean) {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);

  useEffect(() => {
    if (!opensByItself || wasShown(username)) return;
    markShown(username);
    // oxlint-disable-next-line react/set-state-in-effect -- only the browser knows whether it was shown
    open();
  }, [username, opensByItself, open]);

  return { isOpen, open, close: () => setOpen(false) };
}

function wasShown(username: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(username)) !== null;
  } catch {
    return true; // storage is switched off: better never open by itself than every time
  }
}

function markShown(username: string): void {
  try {
    sessionStorage.setItem(keyOf(username), "1");
  } catch {
    // as above
  }
}
