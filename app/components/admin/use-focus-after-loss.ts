import { useEffect, useRef } from "react";

/** When a row is gone, and the focus with it, the page's heading takes it: Tab then does not start at the top. */
export function useFocusAfterLoss(rowCount: number): void {
  const lastCount = useRef(rowCount);
  useEffect(() => {
    if (rowCount < lastCount.current && document.activeElement === document.body) {
      const heading = document.querySelector<HTMLElement>("main h1");
      heading?.setAttribute("tabindex", "-1");
      heading?.focus({ preventScroll: true });
    }
    lastCount.current = rowCount;
  }, [rowCount]);
}
