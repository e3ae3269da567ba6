import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { button } from "#app/components/ui/button";
import { showSaved } from "#app/offline/show-saved";
import { RetryPage, WentWrongPage } from "./retry-page";

const UNREACHABLE = "We couldn't load this page. Please check your connection and try again.";

/** What browsers' errors say if a request got no answer. */
const NO_ANSWER = /failed to fetch|networkerror|load failed/i;

/** Any other error is a bug. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof TypeError && NO_ANSWER.test(error.message);

function useSavedCopy(): void {
  useEffect(() => {
    const leaving = new AbortController();
    void showSaved({ url: window.location.href, signal: leaving.signal });
    return () => leaving.abort();
  }, []);
}

export function PageUnreachable() {
  useSavedCopy();
  return <RetryPage>{UNREACHABLE}</RetryPage>;
}

/** A browser never retries a failed import, so Try Again reloads the document. */
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
