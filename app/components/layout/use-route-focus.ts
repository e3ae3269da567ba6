import { useLocation } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";

/** The router's key for an entry of the history that it did not create. */
const BROWSERS_OWN = "default";

/**
 * After a client navigation this moves the focus to the page's heading, so that screen readers announce it and Tab starts
 * there; or to the field that the address names. If only the query changes, it does so only if the focused element is
 * gone.
 */
export function useRouteFocus(): void {
  const { pathname, hash, key } = useLocation();
  const last = useRef({ pathname, key });
  useEffect(() => {
    if (last.current.key === key) return;
    const isSamePage = last.current.pathname === pathname;
    last.current = { pathname, key };
    if (hash !== "") {
      // The browser itself followed such a link: the focus is at its target, or where the visitor has moved it since.
      if (isSamePage && key === BROWSERS_OWN) return;
      // A field takes the focus, as when the browser follows the link; a heading does not.
      document.getElementById(hash.slice(1))?.focus();
      return;
    }
    if (isSamePage && document.activeElement !== document.body) return;
    const main = document.querySelector("main");
    // The page has already set the focus itself, as on an error summary.
    if (!main || main.contains(document.activeElement)) return;
    const target = main.querySelector<HTMLElement>("h1") ?? main;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, hash, key]);
}

/** Closes a popover when another page opens behind it. Engines without popovers throw at its selector. */
export function useCloseOnNavigation(popover: RefObject<HTMLElement>): void {
  const { key } = useLocation();
  useEffect(() => {
    if ("popover" in HTMLElement.prototype && popover.current?.matches(":popover-open"))
      popover.current.hidePopover();
  }, [popover, key]);
}
