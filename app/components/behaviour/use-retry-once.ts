import { useLocation, useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { onPlainClick } from "#app/framework/on-plain-click";

const RETRY_DELAY_MS = 1_000;

/** Once automatically after a second, then whenever `retry` is called. */
export function useRetryOnce() {
  const { state, revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
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

  const retry = () => {
    if (!isRetrying) revalidate();
  };
  /** Without JavaScript it loads the page again. */
  const retryLink = {
    href: pathname + search,
    "aria-disabled": isRetrying || undefined,
    onClick: onPlainClick(retry),
  };
  return { isRetrying, retry, retryLink };
}
