import { useLocation, useNavigation } from "@remix-run/react";
import { useDelayed } from "#app/components/behaviour/use-browser-state";

const FLASH_MS = 150;

/** For a client navigation that takes longer than a moment. */
export function useFavoritesPending(): boolean {
  const { location } = useNavigation();
  const isThere = useLocation().pathname === "/favorites";
  return useDelayed(!isThere && location?.pathname === "/favorites", FLASH_MS);
}
