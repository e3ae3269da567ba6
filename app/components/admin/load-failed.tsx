import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useRetryOnce } from "#app/components/behaviour/use-retry-once";
import { button } from "#app/components/ui/button";
import { notice } from "#app/components/ui/panel";

export function LoadFailed({ message }: { message: string }) {
  const { pathname, search } = useLocation();
  const { isRetrying, retry } = useRetryOnce();
  return (
    <div className={notice({ tone: "empty", className: "grid max-w-text justify-items-start gap-3" })}>
      <p role="alert">{message}</p>
      <a
        href={`${pathname}${search}`}
        className={button({ tone: "sun" })}
        aria-disabled={isRetrying || undefined}
        onClick={(event) => {
          event.preventDefault();
          retry();
        }}
      >
        {isRetrying ? "Loading..." : "Retry"}
      </a>
    </div>
  );
}

export function NothingListed({ children }: { children: ReactNode }) {
  return <p className={notice({ tone: "empty", className: "max-w-text" })}>{children}</p>;
}
