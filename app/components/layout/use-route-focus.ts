import { useLocation } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";

/** Of an entry of the history that the router did not create. */
const BROWSERS_OWN = "default";

/**
 * To the field in the address's fragment, or else to the page's heading, so that screen readers announce it
 * and Tab starts there. If only the query has changed, only if the focused element is gone.
 */
export function useRouteFocus(): void {
  const { pathname, hash, key } = useLocation();
  const last = useRef({ pathname, key });
  useEffect(() => {
    if (last.current.key === key) return;
    const isSamePage = last.current.pathname === pathname;
    last.current = { pathname, key };
    if (hash !== "") {
      // The browser has followed a link within the page by itself and moved the focus.
      if (isSamePage && key === BROWSERS_OWN) return;
      // A field but not a heading, which cannot have the focus. Browsers do the same when they follow a link.
      document.getElementById(hash.slice(1))?.focus();
      return;
    }
    if (isSamePage && document.activeElement !== document.body) return;
    const main = document.querySelector("main");
    // The page has already moved the focus, for example to the problems of a form.
    if (!main || main.contains(document.activeElement)) return;
    const target = main.querySelector<HTMLElement>("h1") ?? main;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, hash, key]);
}

/** Browsers without popovers would throw at the selector. */
export function useCloseOnNavigation(popover: RefObject<HTMLElement>): void {
  const { key } = useLocation();
  useEffect(() => {
    if ("popover" in HTMLElement.prototype && popover.current?.matches(":popover-open"))
      popover.current.hidePopover();
  }, [popover, key]);
}
