import { cardGrid } from "../trips/card-box";
import { CardSkeleton } from "../trips/card-skeleton";

const PLACES = [1, 2, 3, 4, 5, 6];

/** While a search is under way: its words, and cards of the final size without their content. */
export function SearchLoading() {
  return (
    <div className="wrap results">
      <div className="results-head">
        <div>
          <p className="loading-words">Finding the sunniest spots...</p>
          <div className="skeleton skeleton-line" />
          <div className="skeleton skeleton-line" />
        </div>
      </div>
      <div className={cardGrid} aria-hidden>
        {PLACES.map((place) => (
          <CardSkeleton key={place} />
        ))}
      </div>
    </div>
  );
}
