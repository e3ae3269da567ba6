import { useLocation } from "@remix-run/react";
import { type RefObject, useEffect } from "react";

/** Closes a popover when another page has opened behind it. */
export function useCloseOnNavigation(popover: RefObject<HTMLElement>): void {
  const { key } = useLocation();
  useEffect(() => {
    if (popover.current?.matches(":popover-open")) popover.current.hidePopover();
  }, [popover, key]);
}
