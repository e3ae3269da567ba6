import { useLocation } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";

/** What the router calls an entry of the history that it did not make. */
const BROWSERS_OWN = "default";

/**
 * After a client navigation focus goes to the page's heading, so that it is read out and Tab starts there; to the
 * field that the address names, if it does. Where the page keeps its path, only if the focus was lost with what
 * had it.
 */
export function useRouteFocus(): void {
  const { pathname, hash, key } = useLocation();
  const last = useRef({ pathname, key });
  useEffect(() => {
    if (last.current.key === key) return;
    const isSamePage = last.current.pathname === pathname;
    last.current = { pathname, key };
    if (hash !== "") {
      // Such a link has been followed by the browser itself: the focus is there, or where somebody has gone since.
      if (isSamePage && key === BROWSERS_OWN) return;
      // A field takes the focus, as it does where the browser itself follows the link; a heading does not.
      document.getElementById(hash.slice(1))?.focus();
      return;
    }
    if (isSamePage && document.activeElement !== document.body) return;
    const main = document.querySelector("main");
    // A page that has put the focus somewhere itself (an error summary) knows better.
    if (!main || main.contains(document.activeElement)) return;
    const target = main.querySelector<HTMLElement>("h1") ?? main;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, hash, key]);
}

/** Closes a popover when another page has opened behind it; engines that know none throw at its selector. */
export function useCloseOnNavigation(popover: RefObject<HTMLElement>): void {
  const { key } = useLocation();
  useEffect(() => {
    if ("popover" in HTMLElement.prototype && popover.current?.matches(":popover-open"))
      popover.current.hidePopover();
  }, [popover, key]);
}
