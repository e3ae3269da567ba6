import { useLocation } from "@remix-run/react";
import { startTransition, useEffect, useState } from "react";
import { documentDrawn } from "./use-browser-state";

let paintedKey = "";

/** Until then a page may leave out what is below the window, unless the address names a part of it. */
export function useHasPainted(): boolean {
  const { key, hash } = useLocation();
  const [painted, setPainted] = useState(() => (documentDrawn.now ? "" : key));
  useEffect(() => {
    paintedKey = key;
    startTransition(() => setPainted(key));
  }, [key]);
  return painted === key || hash !== "";
}

/** Whether a part that is opened on a painted page was painted itself. With its page it is drawn whole. */
export function usePartHasPainted(): boolean {
  const { key } = useLocation();
  const [painted, setPainted] = useState(() => paintedKey !== key);
  useEffect(() => {
    // After a tap, React runs this before the paint.
    const frame = requestAnimationFrame(() => startTransition(() => setPainted(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return painted;
}
