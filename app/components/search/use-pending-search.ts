import { useNavigation } from "@remix-run/react";

/** The address of the search that is loading, "/search?…"; null if none is. */
export function usePendingSearch(): string | null {
  const { location } = useNavigation();
  return location?.pathname === "/search" ? location.pathname + location.search : null;
}
