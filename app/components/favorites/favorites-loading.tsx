import { cardGrid, CardSkeleton } from "#app/components/trips/cards/card-box";
import { page } from "#app/components/ui/page";
import { loadingWords } from "#app/components/ui/panel";
import { useLocation, useNavigation } from "@remix-run/react";
import { useDelayed } from "#app/components/behaviour/use-delayed";

const PLACES = [1, 2, 3];

/** While the favourites are on their way: cards of the final size without their content. */
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

/** True while a client navigation to the favourites is under way for longer than a blink. */
export function useFavoritesPending(): boolean {
  const { location } = useNavigation();
  const isThere = useLocation().pathname === "/favorites";
  return useDelayed(!isThere && location?.pathname === "/favorites", FLASH_MS);
}
