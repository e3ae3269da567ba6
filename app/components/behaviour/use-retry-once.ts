import { useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";

const RETRY_DELAY_MS = 1_000;

/** Once automatically after a second, then whenever `retry` is called. */
export function useRetryOnce() {
  const { state, revalidate } = useRevalidator();
  const isRetrying = state !== "idle";

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
    if (!isRetrying) revalidate();
  }, [isRetrying, revalidate]);
  return { isRetrying, retry };
}
