import { useLocation } from "@remix-run/react";
import { startTransition, useEffect, useState } from "react";
import { documentDrawn } from "./use-browser-state";

/**
 * Whether the page of this address was painted once. Until then it may leave out what is below the window,
 * unless the address names a part of the page.
 */
export function useHasPainted(): boolean {
  const { key, hash } = useLocation();
  const [painted, setPainted] = useState(() => (documentDrawn.now ? "" : key));
  useEffect(() => startTransition(() => setPainted(key)), [key]);
  return painted === key || hash !== "";
}
