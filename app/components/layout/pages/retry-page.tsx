import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useRetryOnce } from "#app/components/behaviour/use-retry-once";
import { button } from "#app/components/ui/button";
import { WentWrongPage } from "./went-wrong-page";

/** In place of what could not be fetched. Tries again once automatically, then offers a button. */
export function RetryPage({ children }: { children: ReactNode }) {
  const { isRetrying, retry } = useRetryOnce();
  const { pathname, search } = useLocation();
  return (
    <WentWrongPage
      actions={
        <a
          href={`${pathname}${search}`}
          className={button({ tone: "sun" })}
          aria-disabled={isRetrying || undefined}
          onClick={(event) => {
            event.preventDefault();
            retry();
          }}
        >
          Try Again
        </a>
      }
    >
      <p>{children}</p>
      <p role="status">{isRetrying ? "Trying again…" : ""}</p>
    </WentWrongPage>
  );
}
