import { useRouteLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import type { ToastView } from "#app/presenters/form-view";
import { showToast } from "./toast-store";
import { clsx } from "clsx";
import { notice } from "#app/components/ui/panel";

const shownIds = new Set<string>();

/** From the previous page: a toast, shown once; without JavaScript a banner above the page. */
export function FlashToast() {
  const toast = useRouteLoaderData<{ toast?: ToastView | null }>("root")?.toast ?? null;
  useEffect(() => {
    if (!toast || shownIds.has(toast.id)) return;
    shownIds.add(toast.id);
    const { title, description, variant } = toast;
    showToast({ kind: variant === "destructive" ? "error" : "success", title, description });
  }, [toast]);
  if (!toast) return null;
  return (
    <noscript>
      <div className="wrap">
        <p
          className={clsx(notice({ tone: toast.variant === "destructive" ? "bad" : "good" }), "my-4")}
          role="status"
        >
          <strong>{toast.title}</strong>
          {toast.description && <span>{toast.description}</span>}
        </p>
      </div>
    </noscript>
  );
}
