import { useLocation, useRouteLoaderData } from "@remix-run/react";
import { clsx } from "clsx";
import X from "lucide-react/icons/x";
import { useEffect, useState } from "react";
import { iconButton } from "#app/components/ui/button";
import { notice } from "#app/components/ui/panel";
import {
  type ShownToast,
  removeToast,
  removeToastsOfPage,
  toasts,
  watchPresses,
  showToast,
} from "./toast-store";
import type { ToastView } from "#app/presenters/form-view";

const SHOWN_MS = 6_000;
const TONES = { success: "good", error: "bad", info: "note" } as const;

/**
 * Draws the toasts. The region is there before them, because screen readers often do not announce one that comes with
 * its words.
 */
export function ToastHost() {
  const shown = toasts.use();
  const { pathname } = useLocation();
  useEffect(watchPresses, []);
  useEffect(() => removeToastsOfPage, [pathname]);
  const draw = (toast: ShownToast) => <ToastBox key={toast.id} {...toast} />;
  return (
    <div aria-live="polite" className="print:hidden">
      <div className={clsx(STACK, "top-16")}>{shown.filter(({ isAtTop }) => isAtTop).map(draw)}</div>
      {/* On a wide screen toasts must not cover a form's buttons, which are in the middle of the window. */}
      <div className={clsx(STACK, "bottom-4 mb-(--offline-bar)")}>
        {shown.filter(({ isAtTop }) => !isAtTop).map(draw)}
      </div>
    </div>
  );
}

const STACK = "pointer-events-none fixed inset-x-4 z-70 ml-auto grid max-w-88 gap-3 *:pointer-events-auto";

/** One toast. It stays while a pointer or the focus is on it. */
function ToastBox({ id, kind, title, description }: ShownToast) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => removeToast(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id, isHeld]);
  return (
    <div
      data-toast={kind}
      className={clsx(notice({ tone: TONES[kind] }), "relative animate-arrive pr-13 text-ink shadow-card")}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <strong>{title}</strong>
      {description && <p>{description}</p>}
      <button
        type="button"
        className={iconButton({ className: "absolute top-1 right-1" })}
        aria-label="Close toast"
        onClick={() => removeToast(id)}
      >
        <X className="icon" aria-hidden />
      </button>
    </div>
  );
}

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
