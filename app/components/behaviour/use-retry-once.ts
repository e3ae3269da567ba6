import { useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { retryMissingRoutes } from "./load-route-module";

const RETRY_DELAY_MS = 1_000;

/** Asks for the page's code and data again, once by itself after a second and then whenever `retry` is called. */
export function useRetryOnce() {
  const { state, revalidate } = useRevalidator();
  const [isFetchingCode, setFetchingCode] = useState(false);
  const isRetrying = isFetchingCode || state !== "idle";
  const ask = useCallback(async () => {
    setFetchingCode(true);
    await retryMissingRoutes();
    setFetchingCode(false);
    revalidate();
  }, [revalidate]);

  const hasRetried = useRef(false);
  useEffect(() => {
    if (hasRetried.current) return;
    const timer = setTimeout(() => {
      hasRetried.current = true;
      void ask();
    }, RETRY_DELAY_MS);
    return () => clearTimeout(timer);
  }, [ask]);

  const retry = useCallback(() => {
    if (!isRetrying) void ask();
  }, [isRetrying, ask]);
  return { isRetrying, retry };
}
