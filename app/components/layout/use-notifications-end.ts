import { useEffect, useRef } from "react";

/**
 * Closes the notifications that are shown when the session ends while the page is open, as after "Sign out everywhere" and the
 * deletion of the account: they say where their owner sets out. After a log-out the browser's worker does it.
 */
export function useNotificationsEnd(isSignedIn: boolean): void {
  const wasSignedIn = useRef(isSignedIn);
  useEffect(() => {
    if (wasSignedIn.current && !isSignedIn) void closeNotifications();
    wasSignedIn.current = isSignedIn;
  }, [isSignedIn]);
}

async function closeNotifications(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
}
