import { cardRows } from "../trips/card-box";
import { CardSkeleton } from "../trips/card-skeleton";
import { page, pageHead } from "../ui/page";
import { loadingWords, skeleton } from "../ui/skeleton";

const PLACES = [1, 2, 3, 4, 5, 6];

/** While a search is under way: its words, and cards of the final size without their content. */
export function SearchLoading() {
  return (
    <div className={page}>
      <div className={pageHead}>
        <div>
          <p className={loadingWords}>Finding the sunniest spots...</p>
          <div className={skeleton("mt-3 h-4 w-88 max-w-4/5")} />
          <div className={skeleton("mt-3 h-4 w-88 max-w-4/5")} />
        </div>
      </div>
      <div className={cardRows} aria-hidden>
        {PLACES.map((place) => (
          <CardSkeleton key={place} />
        ))}
      </div>
    </div>
  );
}
