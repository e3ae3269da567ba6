import { useCallback, useEffect, useRef, useState } from "react";
import { isGone, needsReload } from "./late-code";
import { useOnline } from "./use-browser-state";

const RETRY_DELAY_MS = 1_000;

/**
 * Asks for code that could not be fetched: once by itself, again when the connection is back, and whenever `ask` is
 * called. Where the server no longer has it, the document is loaded anew: by itself unless that has just been done.
 */
export function useLateCode(fetchCode: () => Promise<void>, isHere: boolean) {
  const [isTrying, setTrying] = useState(false);
  const isOnline = useOnline();
  const isUnderWay = useRef(false);
  const attempt = useCallback(
    async (mayReload: (error: unknown) => boolean) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      setTrying(true);
      await fetchCode().catch((error: unknown) => {
        if (mayReload(error)) window.location.reload();
      });
      isUnderWay.current = false;
      setTrying(false);
    },
    [fetchCode],
  );
  useEffect(() => {
    if (isHere || !isOnline) return;
    const timer = setTimeout(() => void attempt((error) => isGone(error) && !isReloaded()), RETRY_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isHere, isOnline, attempt]);
  const ask = useCallback(() => void attempt(needsReload), [attempt]);
  return { isTrying, ask };
}

function isReloaded(): boolean {
  const [how] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return how?.type === "reload";
}
