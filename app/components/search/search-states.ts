import { useLocation, useNavigation } from "@remix-run/react";
import { useDelayed } from "#app/components/behaviour/use-browser-state";

/** A page that is loading is shown only after it. */
export const FLASH_MS = 150;

/** From another page, after a moment. Results that are shown stay until the new ones arrive. */
export function useSearchPending(): boolean {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  // Its start is in `postcode`, or in `from` after the browser's position was used and in shared links.
  const isSearch = location?.pathname === "/search" && /[?&](postcode|from)=/.test(location.search);
  return useDelayed(isSearch && pathname !== "/search", FLASH_MS);
}

export function useBusySearch(): boolean {
  return useDelayed(usePendingSearch() !== null, FLASH_MS);
}

/** "/search?…"; null if none is. */
export function usePendingSearch(): string | null {
  const { location } = useNavigation();
  return location?.pathname === "/search" ? location.pathname + location.search : null;
}
