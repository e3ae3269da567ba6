import { useRef, useState } from "react";
import { useMoreCards } from "#app/hooks/use-more-cards";
import type { SearchPageView } from "#app/presenters/search-view";
import { CardIconSheet } from "../trips/card-icons";
import { DestinationCard } from "../trips/destination-card";
import { ResultsHead } from "./results-head";
import { ShowMore } from "./show-more";

interface Props {
  view: Extract<SearchPageView, { kind: "results" }>;
}

/** As many pictures as stand above the fold of a wide screen. */
const EAGER_CARDS = 3;

/** The places, best weather first. */
export function SearchResults({ view }: Props) {
  const { cards, nextPageUrl, isLoading, hasFailed, loadMore } = useMoreCards(view);
  const list = useRef<HTMLOListElement>(null);
  const [hasAsked, setAsked] = useState(false);

  return (
    <div className="wrap results">
      <CardIconSheet />
      <ResultsHead view={view} />
      <ol className="cards" ref={list}>
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
        url={nextPageUrl}
        shown={cards.length}
        total={view.total}
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
