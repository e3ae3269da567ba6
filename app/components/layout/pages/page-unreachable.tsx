import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { button } from "#app/components/ui/button";
import { showSaved } from "#app/offline/show-saved";
import { RetryPage, WentWrongPage } from "./retry-page";

const UNREACHABLE = "We couldn't load this page. Please check your connection and try again.";

/** What browsers' errors say if a request got no answer. */
const NO_ANSWER = /failed to fetch|networkerror|load failed/i;

/** Whether an error means that a request got no answer. Any other error is a bug. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof TypeError && NO_ANSWER.test(error.message);

/** Shows the saved copy of this page instead, if there is one. */
function useSavedCopy(): void {
  useEffect(() => {
    const leaving = new AbortController();
    void showSaved({ url: window.location.href, signal: leaving.signal });
    return () => leaving.abort();
  }, []);
}

/** Replaces a page whose data could not be fetched, and requests the data again. */
export function PageUnreachable() {
  useSavedCopy();
  return <RetryPage>{UNREACHABLE}</RetryPage>;
}

/**
 * Replaces a page whose code could not be fetched. A browser never retries a failed import, so Try Again reloads the
 * document. If a release has removed the code, the document reloads at once.
 */
export function CodeUnreachable({ isGone }: { isGone: boolean }) {
  const { pathname, search } = useLocation();
  useSavedCopy();
  useEffect(() => {
    if (isGone) window.location.reload();
  }, [isGone]);
  return (
    <WentWrongPage
      actions={
        <a href={pathname + search} className={button({ tone: "sun" })}>
          Try Again
        </a>
      }
    >
      <p>{UNREACHABLE}</p>
    </WentWrongPage>
  );
}
