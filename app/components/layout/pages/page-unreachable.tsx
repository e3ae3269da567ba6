import { useEffect } from "react";
import { isCodeGone } from "#app/components/behaviour/load-route-module";
import { showSaved } from "#app/offline/show-saved";
import { RetryPage } from "./retry-page";

/** What browsers say of a request that got no answer at all. */
const NO_ANSWER = /failed to fetch|networkerror|load failed/i;

/** Whether a page's data are missing because there was no answer, rather than for a fault of ours. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof TypeError && NO_ANSWER.test(error.message);

/** Shown in place of a page that could not be fetched, until what is saved of it is there. */
export function PageUnreachable() {
  useEffect(() => {
    if (isCodeGone()) window.location.reload();
    const leaving = new AbortController();
    void showSaved({ url: window.location.href, signal: leaving.signal });
    return () => leaving.abort();
  }, []);
  return <RetryPage>This page could not be loaded. Please check your connection and try again.</RetryPage>;
}
