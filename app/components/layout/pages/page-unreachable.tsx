import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { isCodeGone } from "#app/components/behaviour/load-route-module";
import { showSaved } from "#app/offline/show-saved";
import { useOnline } from "#app/components/behaviour/use-browser-state";
import { useRetryOnce } from "#app/components/behaviour/use-retry-once";
import { OfflineScene, StormScene } from "#app/components/art/empty-scenes";
import { MessagePage } from "./message-page";
import { button } from "#app/components/ui/button";

/** What browsers say of a request that got no answer at all. */
const NO_ANSWER = /failed to fetch|networkerror|load failed/i;

/** Whether a page's data are missing because there was no answer, rather than for a fault of ours. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof TypeError && NO_ANSWER.test(error.message);

/** Shown in place of a page that could not be fetched. Tries again once by itself, then offers a button. */
export function PageUnreachable() {
  const { isRetrying, retry } = useRetryOnce();
  const { pathname, search } = useLocation();
  const isOnline = useOnline();
  useEffect(() => {
    if (isCodeGone()) window.location.reload();
    const leaving = new AbortController();
    void showSaved({ url: window.location.href, signal: leaving.signal });
    return () => leaving.abort();
  }, []);
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
      <p>This page could not be loaded. Please check your connection and try again.</p>
      <p role="status">{isRetrying ? "Trying again…" : ""}</p>
    </MessagePage>
  );
}
