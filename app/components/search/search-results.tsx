import { NavigationType, useLocation, useNavigationType } from "@remix-run/react";
import { Link } from "#app/framework/link";
import { Fragment, type ReactNode, type RefObject, memo, useEffect, useRef } from "react";
import { LateMapBeside, OwnMap } from "#app/components/map/late-maps";
import { seenOfList } from "#app/components/behaviour/kept-answers";
import { useHasPainted } from "#app/components/behaviour/use-has-painted";
import { useMoreCards } from "./use-more-cards";
import type { ResultsView } from "#app/presenters/search/page";
import type { RowView } from "#app/presenters/search/rows";
import { placeRows } from "#app/components/trips/cards/card-box";
import { CardIconSheet } from "#app/components/trips/cards/card-icons";
import { PlaceRow } from "#app/components/trips/cards/place-row";
import { FilterChips } from "./filters/filter-chips";
import { FiltersInPage } from "./filters/filters-button";
import { AnswerWarnings, Answer, Darkness } from "./answer";
import { DayStrip } from "./day-strip";
import { ResultsBar } from "./results-bar";
import { BusyPlaces } from "./busy-places";
import { ResultsHead, placesInWords } from "./results-head";
import { ShowMore } from "./show-more";
import { ButtonLink } from "#app/components/ui/button";
import { latePart } from "#app/components/ui/late-part";
import { mapBeside, resultsPage } from "#app/components/ui/page";

const load = () => import("./day-table").then((module) => module.DayTable);
const Days = latePart({
  name: "the table of the days",
  load,
  drawn: import.meta.env.SSR && (await load()),
  pending: <p role="status">Comparing the days…</p>,
});

interface Props {
  view: ResultsView;
}

/** The list and, on a wide screen, a column on its right that stays in view while the list scrolls. */
function ResultsGrid({ beside, children }: { beside: ReactNode; children: ReactNode }) {
  if (!beside) return <div className="mt-2">{children}</div>;
  return (
    <div className={`mt-2 ${mapBeside} copy:block! noscript:block!`}>
      <div>{children}</div>
      <div className="sticky top-4 hidden h-[calc(100dvh-2rem)] min-[75rem]:block copy:hidden! noscript:hidden!">
        {beside}
      </div>
    </div>
  );
}

/** How many pictures are fetched at once: as many as a wide screen shows without scrolling. */
const EAGER_ROWS = 8;

export function SearchResults({ view }: Props) {
  const places = useRef<HTMLDivElement>(null);
  useReturnToFirst(places, view);
  const isFirstPage = view.firstShown === 1;
  const { dayTable, answer, map } = view;
  const isList = !dayTable && !map;
  const isFirstInAnswer = !dayTable && view.cards.some(({ id }) => id === answer?.placeId);
  const shownCount = view.map?.pins.length ?? view.cards.length;
  const range = `Places ${view.firstShown}–${view.firstShown + shownCount - 1} of ${view.total}`;
  return (
    <div className={resultsPage} data-day={view.date}>
      <CardIconSheet />
      <ResultsHead view={view} range={isFirstPage || dayTable ? null : range} />
      {dayTable
        ? answer && (
            <>
              {answer.dark && <Darkness {...answer.dark} />}
              {answer.warnings && <AnswerWarnings warnings={answer.warnings} />}
            </>
          )
        : isFirstPage && <DayStrip view={view} />}
      <ResultsGrid beside={isList && view.layout !== "list" ? <LateMapBeside /> : null}>
        {answer && !dayTable && <Answer view={view} answer={answer} />}
        <ResultsBar view={view} />
        <FiltersInPage filters={view.filters} />
        <FilterChips filters={view.filters} isOverMap={map !== null} />
        <BusyPlaces box={places} id="places" tabIndex={-1} className="scroll-mt-14 outline-none">
          {!isFirstInAnswer && <span id="first" tabIndex={-1} className="absolute scroll-mt-14" />}
          {dayTable && <Days table={dayTable} caption={placesInWords(dayTable.rows.length, view)} />}
          {map && (
            <>
              <OwnMap view={map} />
              <MapPages view={view} />
            </>
          )}
          {isList && <PlaceList view={view} range={range} />}
          {(view.previousPageUrl ?? view.nextPageUrl) !== null && (
            <p className="mt-8 hidden text-center copy:block">
              The other places of this search aren’t saved.
            </p>
          )}
        </BusyPlaces>
      </ResultsGrid>
    </div>
  );
}

/** After filters or order have changed, scrolls to the first place unless it is in view. */
function useReturnToFirst(
  places: RefObject<HTMLElement>,
  { filters: { chosen }, order, ranking }: Props["view"],
) {
  const now = JSON.stringify([chosen, order, ranking]);
  const last = useRef(now);
  useEffect(() => {
    if (last.current === now) return;
    last.current = now;
    const list = places.current;
    if (!list) return;
    if (list.getBoundingClientRect().top < 0) list.scrollIntoView();
    // The removed filter's chip had the focus, so the list gets it.
    if (document.activeElement === document.body) list.focus({ preventScroll: true });
  }, [now, places]);
}

interface Ranked {
  card: RowView;
  /** From 0, in the whole list. */
  rank: number;
}

/** Splits the list where a heading begins. Each group has a grid of its own, so that no later row fills its gaps. */
function groupsOf(rows: readonly Ranked[]): Ranked[][] {
  const groups: Ranked[][] = [];
  for (const row of rows) {
    const group = groups.at(-1);
    if (group && row.card.heading === undefined) group.push(row);
    else groups.push([row]);
  }
  return groups;
}

const PlaceList = memo(({ view, range }: Props & { range: string }) => {
  const { cards, ...more } = useMoreCards(view);
  const { key } = useLocation();
  const seen = seenOfList(key, useNavigationType() === NavigationType.Pop);
  const hasPainted = useHasPainted();
  const rows = cards
    .map((card, index) => ({ card, rank: view.firstShown - 1 + index }))
    .filter(({ card }) => card.id !== view.answer?.placeId)
    // As many as were in sight.
    .slice(0, hasPainted ? cards.length : seen.rows);
  return (
    <div style={{ minHeight: hasPainted ? undefined : seen.heightPx }}>
      {groupsOf(rows).map((group) => (
        <Fragment key={group[0]?.rank}>
          {group[0]?.card.heading !== undefined && (
            <p className="mt-3 mb-1 text-sm leading-tight font-semibold first:mt-0 md:text-base @max-[14rem]:text-xs">
              {group[0].card.heading}
            </p>
          )}
          <ol className={placeRows}>
            {group.map(({ card, rank }) => (
              <PlaceRow
                key={card.id}
                isInBand={rank < view.bandCount}
                row={card}
                detailsQuery={view.detailsQuery}
                isEager={rank < EAGER_ROWS}
              />
            ))}
          </ol>
        </Fragment>
      ))}
      <ShowMore
        previousUrl={view.previousPageUrl}
        shown={view.firstShown === 1 ? `${cards.length} of ${view.total} places shown` : range}
        {...more}
      />
      {view.offer && (
        <p className="mt-4 text-center copy:hidden print:hidden">
          <Link to={view.offer.to} className="inline-flex min-h-target items-center">
            {view.offer.label}
          </Link>
        </p>
      )}
    </div>
  );
});

function MapPages({ view: { previousPageUrl, nextPageUrl } }: Props) {
  const pages = [
    { url: previousPageUrl, label: "Previous places" },
    { url: nextPageUrl, label: "Next places" },
  ];
  return (
    <nav aria-label="Pages of places" className="mt-8 flex flex-wrap justify-center gap-3 copy:hidden">
      {pages.map(
        ({ url, label }) => url !== null && <ButtonLink key={label} to={url} size="large" label={label} />,
      )}
    </nav>
  );
}
