import type { ReactNode } from "react";
import { button } from "./button";

interface Props {
  children: ReactNode;
  isTrying?: boolean;
  onRetry: () => void;
}

/** Stands where a part of a page could not be had, as high as its room: says so, and asks again when pressed. */
export function FailedPart({ children, isTrying = false, onRetry }: Props) {
  return (
    <div
      role="status"
      className="grid h-full content-start justify-items-center gap-3 rounded-card bg-sunken p-6 text-center"
    >
      <p>{isTrying ? "Trying again…" : children}</p>
      <button type="button" className={button()} aria-disabled={isTrying || undefined} onClick={onRetry}>
        Try Again
      </button>
    </div>
  );
}
