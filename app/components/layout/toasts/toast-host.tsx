import { useLocation } from "@remix-run/react";
import { clsx } from "clsx";
import { useEffect } from "react";
import { useSiteData } from "#app/components/layout/site-data";
import { notice } from "#app/components/ui/panel";
import { latePart } from "#app/components/ui/late-part";
import { removeToastsOfPage, toasts, watchPresses, showToast } from "./toast-store";

export const LateToasts = latePart({
  name: "a message",
  load: () => import("./toast-boxes").then((module) => module.ToastBoxes),
});

/**
 * The region is there before them, because screen readers often do not announce one that comes with
 * its words.
 */
export function ToastHost() {
  const shown = toasts.use();
  const { pathname } = useLocation();
  useEffect(watchPresses, []);
  useEffect(() => removeToastsOfPage, [pathname]);
  return (
    <div aria-live="polite" className="print:hidden">
      {shown.length > 0 && <LateToasts toasts={shown} />}
    </div>
  );
}

const shownIds = new Set<string>();

/** From the previous page: a toast, shown once; without JavaScript a banner above the page. */
export function FlashToast() {
  const toast = useSiteData().toast ?? null;
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
