import type { ReactNode } from "react";
import { button } from "./button";

interface Props {
  children: ReactNode;
  onRetry: () => void;
}

/** In place of a part of a page that could not be fetched, as high as its room: says so, and offers to try again. */
export function FailedPart({ children, onRetry }: Props) {
  return (
    <div
      role="status"
      className="grid h-full content-start justify-items-center gap-3 rounded-card bg-sunken p-6 text-center"
    >
      <p>{children}</p>
      <button type="button" className={button()} onClick={onRetry}>
        Try Again
      </button>
    </div>
  );
}
