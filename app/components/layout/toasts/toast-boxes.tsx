import { clsx } from "clsx";
import X from "lucide-react/icons/x";
import { useEffect, useState } from "react";
import { iconButton } from "#app/components/ui/button";
import { notice } from "#app/components/ui/panel";
import { type ShownToast, removeToast } from "./toast-store";

const SHOWN_MS = 6_000;
const TONES = { success: "good", error: "bad", info: "note" } as const;
const STACK = "pointer-events-none fixed inset-x-4 z-70 ml-auto grid max-w-88 gap-3 *:pointer-events-auto";

export function ToastBoxes({ toasts }: { toasts: readonly ShownToast[] }) {
  const draw = (toast: ShownToast) => <ToastBox key={toast.id} {...toast} />;
  return (
    <>
      <div className={clsx(STACK, "top-16")}>{toasts.filter(({ isAtTop }) => isAtTop).map(draw)}</div>
      {/* On a wide screen toasts must not cover a form's buttons, which are in the middle of the window. */}
      <div className={clsx(STACK, "bottom-4 mb-(--offline-bar)")}>
        {toasts.filter(({ isAtTop }) => !isAtTop).map(draw)}
      </div>
    </>
  );
}

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
