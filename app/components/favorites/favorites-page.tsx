import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useFavoriteLookup } from "./use-favorite";
import type { FavoritesPageView } from "#app/presenters/favorites/view";
import { cardGrid } from "#app/components/trips/cards/card-box";
import { CardIconSheet } from "#app/components/trips/cards/card-icons";
import { DestinationCard } from "#app/components/trips/cards/destination-card";
import { FavoritesFailed } from "./favorites-failed";
import { button } from "#app/components/ui/button";
import { page, pageHead } from "#app/components/ui/page";
import { NothingFoundScene } from "#app/components/art/empty-scenes";
import { MessagePage } from "#app/components/layout/pages/message-page";

/** The saved places. */
export function FavoritesPage({ view }: { view: FavoritesPageView }) {
  return view.kind === "failed" ? <FavoritesFailed message={view.message} /> : <SavedPlaces view={view} />;
}

type Saved = Extract<FavoritesPageView, { kind: "favorites" }>;

/** A place whose heart was just emptied is out at once, and back if that fails. */
function SavedPlaces({ view: { cards, startingPoint } }: { view: Saved }) {
  const isFavorite = useFavoriteLookup();
  const shown = cards.filter(({ card, isFavorite: isSaved }) => isFavorite(card.id, isSaved));
  const box = useRef<HTMLDivElement>(null);
  const lastCount = useRef(shown.length);
  useEffect(() => {
    // The heart that had the focus was removed with its card.
    if (shown.length < lastCount.current && document.activeElement === document.body) {
      const heading = box.current?.querySelector("h1");
      heading?.setAttribute("tabindex", "-1");
      heading?.focus();
    }
    lastCount.current = shown.length;
  }, [shown.length]);

  return (
    <div ref={box}>
      {shown.length === 0 ? (
        <FavoritesEmpty />
      ) : (
        <div className={page}>
          <CardIconSheet />
          <div className={pageHead}>
            <div>
              <h1>Your Favorites</h1>
              <p className="text-ink-soft">
                {`${shown.length} ${shown.length === 1 ? "place" : "places"}, today’s weather`}
                {startingPoint !== null && `, drives from ${startingPoint}`}
              </p>
            </div>
            <div>
              <Link to="/" className={button({ size: "row" })}>
                New Search
              </Link>
            </div>
          </div>
          <ul className={cardGrid}>
            {shown.map(({ card, detailsQuery }, index) => (
              <DestinationCard key={card.id} card={card} detailsQuery={detailsQuery} isEager={index < 3} />
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

export function FavoritesEmpty() {
  return (
    <MessagePage
      scene={<NothingFoundScene />}
      title="No favorites yet"
      actions={
        <Link to="/search" className={button({ tone: "sun" })}>
          Find Destinations
        </Link>
      }
    >
      <p>Tap the heart of a place that you like: it is kept here, with its weather of the day.</p>
    </MessagePage>
  );
}
