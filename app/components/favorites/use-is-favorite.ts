import { useCallback, useEffect, useSyncExternalStore } from "react";
import { favoriteWishes } from "./favorite-wishes";
import { useSiteUser } from "../layout/use-site-user";

const NONE: readonly number[] = [];
const noWish = () => undefined;
const noChange = () => 0;

/** Whether a place is among the favourites: what the visitor just wished, else what the server knows. */
export function useIsFavorite(destinationId: number): boolean {
  const favoriteIds = useSiteUser()?.favoriteIds ?? NONE;
  useEffect(() => favoriteWishes.adopt(favoriteIds), [favoriteIds]);
  const shown = useCallback(() => favoriteWishes.shown(destinationId), [destinationId]);
  return useSyncExternalStore(favoriteWishes.subscribe, shown, noWish) ?? favoriteIds.includes(destinationId);
}

/** The same for a list of places: asks for one, with what the server said of it. */
export function useFavoriteLookup(): (destinationId: number, isSaved: boolean) => boolean {
  useSyncExternalStore(favoriteWishes.subscribe, favoriteWishes.changes, noChange);
  return (destinationId, isSaved) => favoriteWishes.shown(destinationId) ?? isSaved;
}
