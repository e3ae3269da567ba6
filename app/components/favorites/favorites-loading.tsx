import { cardGrid } from "../trips/card-box";
import { CardSkeleton } from "../trips/card-skeleton";
import { page } from "../ui/page";
import { loadingWords } from "../ui/skeleton";

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
