import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { button } from "#app/components/ui/button";
import { showSaved } from "#app/offline/show-saved";
import { RetryPage, WentWrongPage } from "./retry-page";

const UNREACHABLE = "We couldn't load this page. Please check your connection and try again.";

/** What browsers say of a request that got no answer at all. */
const NO_ANSWER = /failed to fetch|networkerror|load failed/i;

/** Whether a page's data are missing because there was no answer, rather than for a fault of ours. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof TypeError && NO_ANSWER.test(error.message);

/** Shows the saved copy of this page in its place, if there is one. */
function useSavedCopy(): void {
  useEffect(() => {
    const leaving = new AbortController();
    void showSaved({ url: window.location.href, signal: leaving.signal });
    return () => leaving.abort();
  }, []);
}

/** In place of a page whose data could not be fetched; it asks for them again. */
export function PageUnreachable() {
  useSavedCopy();
  return <RetryPage>{UNREACHABLE}</RetryPage>;
}

/**
 * In place of a page whose code could not be fetched. A browser remembers that an import failed, so that trying again loads
 * the document; if a release has replaced the code, that happens at once.
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
