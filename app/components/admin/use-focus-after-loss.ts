import { useEffect, useRef } from "react";

/** Moves the focus to the page's heading if it was in a deleted row. Otherwise Tab would start at the top again. */
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
