import { useFetcher } from "@remix-run/react";
import { useState } from "react";
import type { CardView } from "#app/presenters/card-view";
import type { SearchPageView } from "#app/presenters/search-view";

type Results = Extract<SearchPageView, { kind: "results" }>;

interface Gathered {
  view: Results;
  cards: CardView[];
  nextPageUrl: string | null;
  /** The last answer that was taken in. */
  taken: SearchPageView | undefined;
}

const startFrom = (view: Results, taken?: SearchPageView): Gathered => ({
  view,
  cards: view.cards,
  nextPageUrl: view.nextPageUrl,
  taken,
});

function append(gathered: Gathered, more: SearchPageView): Gathered {
  if (more.kind !== "results") return { ...gathered, taken: more };
  const known = new Set(gathered.cards.map(({ id }) => id));
  const fresh = more.cards.filter(({ id }) => !known.has(id));
  return { ...gathered, cards: [...gathered.cards, ...fresh], nextPageUrl: more.nextPageUrl, taken: more };
}

/** The same search drawn anew, as after a heart: its first cards are renewed, and those fetched after them stay. */
function renew(gathered: Gathered, view: Results): Gathered {
  const renewed = new Set(view.cards.map(({ id }) => id));
  const later = gathered.cards.slice(gathered.view.cards.length).filter(({ id }) => !renewed.has(id));
  const nextPageUrl = later.length > 0 ? gathered.nextPageUrl : view.nextPageUrl;
  return { ...gathered, view, cards: [...view.cards, ...later], nextPageUrl };
}

const isSameSearch = (one: Results, other: Results): boolean =>
  one.detailsQuery === other.detailsQuery &&
  one.firstShown === other.firstShown &&
  one.total === other.total &&
  one.cards.every(({ id }, index) => other.cards[index]?.id === id);

/** The page's cards and those fetched after them; a new search starts over. */
export function useMoreCards(view: Results) {
  const fetcher = useFetcher<SearchPageView>();
  const [gathered, setGathered] = useState(() => startFrom(view));
  let current = gathered;
  if (current.view !== view) {
    current = isSameSearch(current.view, view) ? renew(current, view) : startFrom(view, fetcher.data);
  }
  if (fetcher.data && fetcher.data !== current.taken) current = append(current, fetcher.data);
  if (current !== gathered) setGathered(current);

  const { cards, nextPageUrl, taken } = current;
  return {
    cards,
    nextPageUrl,
    isLoading: fetcher.state !== "idle",
    hasFailed: fetcher.state === "idle" && taken !== undefined && taken.kind !== "results",
    loadMore: () => {
      if (nextPageUrl !== null && fetcher.state === "idle") fetcher.load(nextPageUrl);
    },
  };
}
