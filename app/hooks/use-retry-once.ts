import { useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";

const RETRY_DELAY_MS = 1_000;

/** Asks for the page's data again, once by itself after a second and then whenever `retry` is called. */
export function useRetryOnce() {
  const { state, revalidate } = useRevalidator();
  const hasRetried = useRef(false);
  useEffect(() => {
    if (hasRetried.current) return;
    const timer = setTimeout(() => {
      hasRetried.current = true;
      revalidate();
    }, RETRY_DELAY_MS);
    return () => clearTimeout(timer);
  }, [revalidate]);

  const retry = useCallback(() => {
    if (state === "idle") revalidate();
  }, [state, revalidate]);
  return { isRetrying: state !== "idle", retry };
}
