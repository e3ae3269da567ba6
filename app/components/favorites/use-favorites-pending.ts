import { useLocation, useNavigation } from "@remix-run/react";
import { useDelayed } from "../ui/use-delayed";

const FLASH_MS = 150;

/** True while a client navigation to the favourites is under way for longer than a blink. */
export function useFavoritesPending(): boolean {
  const { location } = useNavigation();
  const isThere = useLocation().pathname === "/favorites";
  return useDelayed(!isThere && location?.pathname === "/favorites", FLASH_MS);
}
