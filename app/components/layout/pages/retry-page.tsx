import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { OfflineScene, StormScene } from "#app/components/art/empty-scenes";
import { useOnline } from "#app/components/behaviour/use-browser-state";
import { useRetryOnce } from "#app/components/behaviour/use-retry-once";
import { button } from "#app/components/ui/button";
import { MessagePage } from "./message-page";

/** Stands for what could not be fetched. Tries again once by itself, then offers a button. */
export function RetryPage({ children }: { children: ReactNode }) {
  const { isRetrying, retry } = useRetryOnce();
  const { pathname, search } = useLocation();
  const isOnline = useOnline();
  return (
    <MessagePage
      scene={isOnline ? <StormScene /> : <OfflineScene />}
      title="Something Went Wrong"
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
    </MessagePage>
  );
}
