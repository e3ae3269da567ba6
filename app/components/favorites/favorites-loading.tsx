import { cardGrid, CardSkeleton } from "#app/components/trips/cards/card-box";
import { page } from "#app/components/ui/page";
import { loadingWords } from "#app/components/ui/panel";
import { useLocation, useNavigation } from "@remix-run/react";
import { useDelayed } from "#app/components/behaviour/use-browser-state";

const PLACES = [1, 2, 3];

export function FavoritesLoading() {
  return (
    <div className={page}>
      <p className={loadingWords} role="status">
        Loading your favorites...
      </p>
      <div className={cardGrid} aria-hidden>
        {PLACES.map((place) => (
          <CardSkeleton key={place} />
        ))}
      </div>
    </div>
  );
}

const FLASH_MS = 150;

/** For a client navigation that takes longer than a moment. */
export function useFavoritesPending(): boolean {
  const { location } = useNavigation();
  const isThere = useLocation().pathname === "/favorites";
  return useDelayed(!isThere && location?.pathname === "/favorites", FLASH_MS);
}
