import { useState } from "react";
import { useMoreCards } from "./use-more-cards";
import type { SearchPageView } from "#app/presenters/search/view";
import { cardGrid } from "../trips/card-box";
import { CardIconSheet } from "../trips/card-icons";
import { DestinationCard } from "../trips/destination-card";
import { Answer } from "./answer";
import { ResultsHead } from "./results-head";
import { ShowMore } from "./show-more";
import { page } from "../ui/page";

interface Props {
  view: Extract<SearchPageView, { kind: "results" }>;
}

/** As many pictures as stand above the fold of a wide screen. */
const EAGER_CARDS = 3;

/** The places, best weather first. */
export function SearchResults({ view }: Props) {
  const { firstShown, previousPageUrl, total } = view;
  const { cards, nextPageUrl, isLoading, hasFailed, loadMore } = useMoreCards(view);
  const [hasAsked, setAsked] = useState(false);

  const isFirstPage = firstShown === 1;
  const range = `Places ${firstShown}–${firstShown + cards.length - 1} of ${total}`;
  return (
    <div className={page}>
      <CardIconSheet />
      <ResultsHead view={view} range={isFirstPage ? null : range} />
      {view.answer && <Answer {...view} answer={view.answer} />}
      <ol className={cardGrid}>
        {cards.map((card, index) => (
          <DestinationCard
            key={card.id}
            card={card}
            detailsQuery={view.detailsQuery}
            isEager={index < EAGER_CARDS}
          />
        ))}
      </ol>
      <ShowMore
        previousUrl={previousPageUrl}
        nextUrl={nextPageUrl}
        shown={isFirstPage ? `${cards.length} of ${total} places shown` : range}
        isLoading={isLoading}
        hasFailed={hasFailed}
        hasAsked={hasAsked}
        onMore={() => {
          setAsked(true);
          loadMore();
        }}
      />
    </div>
  );
}
