import { useEffect, useState } from "react";
import { type Toast, takeToasts } from "./toast-store";

const SHOWN_MS = 6_000;

/** Shows the last toast in the toaster's place where that could not be fetched; `count` changes with each. */
export function PlainToaster({ count }: { count: number }) {
  const [toast, setToast] = useState<Toast | null>(null);
  useEffect(() => {
    // The region has to be there before its words, or they are not read out.
    const showing = setTimeout(() => setToast(takeToasts().at(-1) ?? null));
    const hiding = setTimeout(() => setToast(null), SHOWN_MS);
    return () => {
      clearTimeout(showing);
      clearTimeout(hiding);
    };
  }, [count]);
  return (
    <div role="status" className="plain-toaster">
      {toast && (
        <p className={toast.kind === "error" ? "flash is-problem" : "flash"}>
          <strong>{toast.title}</strong>
          {toast.description && <span>{toast.description}</span>}
        </p>
      )}
    </div>
  );
}
