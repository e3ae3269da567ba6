import { useSearchParams } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import { useFavoriteLookup } from "./use-favorite";
import type { FavoritesPageView } from "#app/presenters/recommendations/cards";
import { cardGrid } from "#app/components/trips/cards/card-box";
import { CardIconSheet } from "#app/components/trips/cards/card-icons";
import { DestinationCard } from "#app/components/trips/cards/destination-card";
import { FavoritesFailed } from "./favorites-failed";
import { WarningsNote } from "#app/components/warnings/official-warnings";
import { ButtonLink } from "#app/components/ui/button";
import { page, pageHead } from "#app/components/ui/page";
import { MissingScene } from "#app/components/art/empty-scenes";
import { MessagePage } from "#app/components/layout/pages/message-page";

export function FavoritesPage({ view }: { view: FavoritesPageView }) {
  return view.kind === "failed" ? <FavoritesFailed message={view.message} /> : <SavedPlaces view={view} />;
}

/** When a heart is emptied, its card disappears at once, and comes back if the request fails. */
function SavedPlaces({ view }: { view: Extract<FavoritesPageView, { kind: "favorites" }> }) {
  const { cards, total, moreUrl, startingPoint, dayNote, warningsNote } = view;
  const isFavorite = useFavoriteLookup();
  const shown = cards.filter(({ card }) => isFavorite(card.id, true));
  const isLong = useSearchParams()[0].has("show");
  const left = total - (cards.length - shown.length);
  const box = useRef<HTMLDivElement>(null);
  useFocusOnChange(box, shown.length);

  return (
    <div ref={box}>
      {left === 0 ? (
        <FavoritesEmpty />
      ) : (
        <div className={page}>
          <CardIconSheet />
          <div className={pageHead}>
            <div>
              <h1>Your Favorites</h1>
              <p className="text-ink-soft">
                <span>{`${left} ${left === 1 ? "place" : "places"}`}</span>
                {dayNote === null && <span>, today’s weather</span>}
                {startingPoint !== null && <span>{`, drives from ${startingPoint}`}</span>}
              </p>
              {dayNote !== null && <p className="font-medium">{dayNote}</p>}
              <WarningsNote note={warningsNote} />
            </div>
            <div>
              <ButtonLink to="/" size="row" label="New Search" />
            </div>
          </div>
          <ul className={cardGrid}>
            {shown.map(({ card, detailsQuery }, index) => (
              <DestinationCard key={card.id} card={card} detailsQuery={detailsQuery} isEager={index < 3} />
            ))}
          </ul>
          {(moreUrl !== null || isLong) && (
            <div className="mt-8 grid justify-items-center gap-3">
              <p data-count role="status" className="focus:shadow-none focus:outline-none">
                {`${shown.length} of ${left} favorites shown`}
              </p>
              {moreUrl !== null && (
                <ButtonLink
                  to={moreUrl}
                  size="large"
                  label="Show more favorites"
                  replace
                  preventScrollReset
                />
              )}
            </div>
          )}
        </div>
      )}
    </div>
  );
}

/** The focus was on a heart whose card disappeared, or on the link that loads more. */
function useFocusOnChange(box: RefObject<HTMLElement>, count: number): void {
  const lastCount = useRef(count);
  useEffect(() => {
    if (count !== lastCount.current && document.activeElement === document.body) {
      const isMore = count > lastCount.current;
      const next = box.current?.querySelector<HTMLElement>(isMore ? "[data-count]" : "h1");
      next?.setAttribute("tabindex", "-1");
      next?.focus({ preventScroll: isMore });
    }
    lastCount.current = count;
  }, [box, count]);
}

function FavoritesEmpty() {
  return (
    <MessagePage
      scene={<MissingScene what="no-favorites" />}
      title="No favorites yet"
      actions={<ButtonLink to="/search" tone="sun" label="Find Destinations" />}
    >
      <p>Tap the heart of a place you like to keep it here, with the day's weather.</p>
    </MessagePage>
  );
}
