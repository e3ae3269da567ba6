import { useLocation, useRevalidator } from "@remix-run/react";
import type { ReactNode } from "react";
import { button } from "#app/components/ui/button";
import { notice } from "#app/components/ui/panel";

/** Shown if the data could not be read, with a link to try again. */
export function LoadFailed({ message }: { message: string }) {
  const { pathname, search } = useLocation();
  const { state, revalidate } = useRevalidator();
  const isBusy = state !== "idle";
  return (
    <div className={notice({ tone: "empty", className: "grid max-w-text justify-items-start gap-3" })}>
      <p role="alert">{message}</p>
      <a
        href={`${pathname}${search}`}
        className={button({ tone: "sun" })}
        aria-disabled={isBusy || undefined}
        onClick={(event) => {
          event.preventDefault();
          if (!isBusy) revalidate();
        }}
      >
        {isBusy ? "Loading..." : "Retry"}
      </a>
    </div>
  );
}

/** Shown if a list is empty. */
export function NothingListed({ children }: { children: ReactNode }) {
  return <p className={notice({ tone: "empty", className: "max-w-text" })}>{children}</p>;
}
