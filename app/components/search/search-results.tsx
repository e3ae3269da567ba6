import { Link } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { LateMapBeside, OwnMap } from "#app/components/map/late-maps";
import { useMoreCards } from "./use-more-cards";
import type { SearchPageView } from "#app/presenters/search/view";
import { cardRows } from "#app/components/trips/cards/card-box";
import { CardIconSheet } from "#app/components/trips/cards/card-icons";
import { DestinationCard } from "#app/components/trips/cards/destination-card";
import { FilterChips } from "./filters/filter-chips";
import { FiltersButton, FiltersInPage } from "./filters/filter-sheet";
import { Answer, Darkness } from "./answer";
import { DayStrip } from "./day-strip";
import { DayTable } from "./day-table";
import { ResultsBar } from "./results-bar";
import { ResultsHead, countInWords } from "./results-head";
import { ShowMore } from "./show-more";
import { button } from "#app/components/ui/button";
import { mapBeside, page, resultsTop } from "#app/components/ui/page";

interface Props {
  view: Extract<SearchPageView, { kind: "results" }>;
}

/** The places, and right of them on a wide screen what stays in sight while they scroll. */
function ResultsGrid({ beside, children }: { beside: ReactNode; children: ReactNode }) {
  if (!beside) return children;
  return (
    <div className={`${mapBeside} noscript:block!`}>
      <div>{children}</div>
      <div className="sticky top-4 hidden h-[calc(100dvh-2rem)] min-[75rem]:block noscript:hidden!">
        {beside}
      </div>
    </div>
  );
}

/** The bar over the results, and below it the filters that are on or stand ready. */
function Narrowing({ view }: Props) {
  return (
    <>
      <ResultsBar view={view} filters={<FiltersButton filters={view.filters} />} />
      <FiltersInPage filters={view.filters} />
      <FilterChips filters={view.filters} />
    </>
  );
}

/** As many pictures as stand above the fold of a wide screen. */
const EAGER_CARDS = 3;

/** The places, best weather first. */
export function SearchResults({ view }: Props) {
  const { firstShown, previousPageUrl, total } = view;
  const { cards, nextPageUrl, isLoading, hasFailed, loadMore } = useMoreCards(view);
  const [hasAsked, setAsked] = useState(false);

  if (view.dayTable) {
    return (
      <div className={page}>
        <ResultsHead view={view} range={null} />
        {view.answer?.dark && <Darkness {...view.answer.dark} />}
        <Narrowing view={view} />
        <DayTable table={view.dayTable} among={countInWords(view)} />
      </div>
    );
  }
  const isFirstPage = firstShown === 1;
  const shownCount = view.map?.pins.length ?? cards.length;
  const range = `Places ${firstShown}–${firstShown + shownCount - 1} of ${total}`;
  return (
    <div className={page}>
      <CardIconSheet />
      <ResultsHead view={view} range={isFirstPage ? null : range} />
      {isFirstPage && (
        <div className={resultsTop}>
          <DayStrip form={view.form} query={view.filters.query} bestOfDays={view.bestOfDays} />
          {view.answer && <Answer answer={view.answer} detailsQuery={view.detailsQuery} />}
        </div>
      )}
      <Narrowing view={view} />
      {view.map ? (
        <>
          <OwnMap view={view.map} />
          <MapPages view={view} />
        </>
      ) : (
        <ResultsGrid beside={view.layout === "list" ? null : <LateMapBeside />}>
          <ol className={cardRows}>
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
        </ResultsGrid>
      )}
    </div>
  );
}

/** The ways to the places before and after, on a map of their own. */
function MapPages({ view: { previousPageUrl, nextPageUrl } }: Props) {
  const pages = [
    { url: previousPageUrl, label: "Previous places" },
    { url: nextPageUrl, label: "Next places" },
  ];
  return (
    <nav aria-label="Pages of places" className="mt-8 flex flex-wrap justify-center gap-3">
      {pages.map(
        ({ url, label }) =>
          url !== null && (
            <Link key={label} to={url} className={button({ size: "large" })}>
              {label}
            </Link>
          ),
      )}
    </nav>
  );
}
