import { type FormEvent, useState } from "react";
import { showToast } from "./toasts/toast-store";

/**
 * Ends the session: a form that posts, since a link must not log anybody out. The browser posts it past the
 * router, which would replace the page where there is no connection, and starts anew as a guest.
 */
export function LogOutButton({ className }: { className: string }) {
  const [isBusy, setBusy] = useState(false);

  async function logOut(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    try {
      // Do not follow the redirect here: the page that it leads to shows the toast, and only once.
      const { type } = await fetch("/logout", { method: "POST", redirect: "manual" });
      if (type === "opaqueredirect") return window.location.assign("/auth");
      showToast({ kind: "error", title: "Logout failed", description: "Please try again in a moment." });
    } catch {
      showToast({ kind: "error", title: "Logout failed: Unable to connect to the server" });
    }
    setBusy(false);
  }

  return (
    <form method="post" action="/logout" onSubmit={(event) => void logOut(event)}>
      <button type="submit" className={className} aria-disabled={isBusy || undefined}>
        Log out
      </button>
    </form>
  );
}
