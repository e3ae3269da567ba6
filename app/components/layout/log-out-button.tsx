import { type FormEvent, useState } from "react";
import { showToast } from "./toasts/toast-store";

/**
 * Ends the session. The button is in a form that posts, since a link must not log a user out. The form does not use the
 * router, which would replace the page with an error if there is no connection. After logging out, the browser loads
 * the page to log in.
 */
export function LogOutButton({ className }: { className: string }) {
  const [isBusy, setBusy] = useState(false);

  async function logOut(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    try {
      // Do not follow the redirect here: the next page shows its toast only once, and this request would use it up.
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
