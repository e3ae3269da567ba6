import { clsx } from "clsx";
import { useEffect } from "react";
import { cardGrid, cardPhoto, placeRows } from "#app/components/trips/cards/card-box";
import { mapBeside, page, resultsPage } from "#app/components/ui/page";
import { loadingWords, skeleton } from "#app/components/ui/panel";

export const LoadingPage = ({ of }: { of: "search" | "favorites" }) =>
  of === "search" ? <SearchLoading /> : <FavoritesLoading />;

const SIX = [1, 2, 3, 4, 5, 6];

function SearchLoading() {
  useEffect(() => {
    // The visitor may have scrolled down to the button. The router has stored the old position for Back.
    window.scrollTo(0, 0);
  }, []);
  return (
    <div className={resultsPage}>
      <div className="mb-3">
        <p className="font-display text-xl font-semibold lg:text-2xl">Finding the sunniest spots...</p>
        <div className={skeleton("mt-2 h-4 w-88 max-w-4/5")} />
        <div className={skeleton("mt-2 h-4 w-48 max-w-3/5")} />
      </div>
      <div className="grid grid-cols-6 gap-1 xs:gap-2" aria-hidden>
        {SIX.map((day) => (
          <div key={day} className={skeleton("h-16")} />
        ))}
      </div>
      <div className={`${mapBeside} mt-3`} aria-hidden>
        <div>
          <div className={skeleton("h-80 @min-[40rem]:h-56")} />
          <div className={skeleton("my-1 h-11")} />
          <div className={placeRows}>
            {SIX.map((place) => (
              <RowSkeleton key={place} />
            ))}
          </div>
        </div>
        <div className={skeleton("hidden h-[calc(100dvh-2rem)] min-[75rem]:block")} />
      </div>
    </div>
  );
}

function FavoritesLoading() {
  return (
    <div className={page}>
      <p className={loadingWords} role="status">
        Loading your favorites...
      </p>
      <div className={cardGrid} aria-hidden>
        {SIX.slice(3).map((place) => (
          <CardSkeleton key={place} />
        ))}
      </div>
    </div>
  );
}

/** With the boxes of the real row, so that nothing moves when the content arrives. */
function RowSkeleton() {
  return (
    <div className="card place pointer-events-none">
      <div className={clsx("place-photo", skeleton(""))} />
      <div className="place-body content-start">
        <div className={skeleton("h-5 w-3/5")} />
        <div className={skeleton("mt-3 h-4 w-4/5")} />
        <div className={skeleton("mt-3 h-4 w-3/5")} />
      </div>
    </div>
  );
}

function CardSkeleton() {
  return (
    <div className="card pointer-events-none min-h-88">
      <div className={clsx(cardPhoto, skeleton(""))} />
      <div className="card-body">
        <div className="grid gap-3 pt-1">
          <div className={skeleton("h-7 w-3/5")} />
          <div className={skeleton("h-4 w-4/5")} />
        </div>
        <div className={skeleton("mt-3 h-4 w-4/5")} />
      </div>
    </div>
  );
}
