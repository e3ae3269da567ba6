import { useEffect, useState } from "react";
import { type Toast, takeToasts } from "./toast-store";
import { clsx } from "clsx";
import { notice } from "#app/components/ui/panel";

const SHOWN_MS = 6_000;

/** If the code of the toaster could not be fetched. `count` changes with each toast. */
export function PlainToaster({ count }: { count: number }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  useEffect(() => {
    // Screen readers announce words only if the region existed before them.
    const showing = setTimeout(() => {
      const fresh = takeToasts();
      if (fresh.length > 0) setToasts((shown) => [...shown, ...fresh]);
    });
    return () => clearTimeout(showing);
  }, [count]);
  useEffect(() => {
    const hiding = setTimeout(() => setToasts((shown) => shown.slice(1)), SHOWN_MS);
    return () => clearTimeout(hiding);
  }, [toasts]);
  return (
    <div role="status" className="fixed inset-x-4 bottom-6 z-70 mb-(--offline-bar) ml-auto max-w-88">
      {toasts.map((toast, index) => (
        <p key={index} className={clsx(notice({ tone: toast.kind === "error" ? "bad" : "good" }), "my-4")}>
          <strong>{toast.title}</strong>
          {toast.description && <span>{toast.description}</span>}
        </p>
      ))}
    </div>
  );
}
