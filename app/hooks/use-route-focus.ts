import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** After a client navigation to another page, focus goes to its heading, so that it is read out and Tab starts there. */
export function useRouteFocus(): void {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const main = document.querySelector("main");
    // A page that has put the focus somewhere itself (an error summary) knows better.
    if (!main || hash !== "" || main.contains(document.activeElement)) return;
    const target = main.querySelector<HTMLElement>("h1") ?? main;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, hash]);
}
