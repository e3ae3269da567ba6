import { type FormEvent, useState } from "react";
import { showToast } from "./toasts/toast-store";

/** A link must not log a user out, and the router would show an error without a connection. */
export function LogOutButton({ className }: { className: string }) {
  const [isBusy, setBusy] = useState(false);

  async function logOut(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    try {
      // The next page shows its toast only once, and following the redirect would use it up.
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
