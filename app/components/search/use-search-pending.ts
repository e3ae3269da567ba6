import { useNavigation } from "@remix-run/react";
import { useDelayed } from "../ui/use-delayed";

const FLASH_MS = 150;

/** True while a client navigation to results is under way for longer than a blink. */
export function useSearchPending(): boolean {
  const { location } = useNavigation();
  const isSearch = location?.pathname === "/search" && new URLSearchParams(location.search).has("postcode");
  return useDelayed(isSearch, FLASH_MS);
}
