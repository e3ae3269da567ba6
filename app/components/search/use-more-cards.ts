import { useEffect, useRef, useState } from "react";
import type { RowView } from "#app/presenters/search/rows";
import type { ResultsView } from "#app/presenters/search/page";
import type { MoreCardsView } from "#app/presenters/search/view";
import { getJson } from "#app/components/behaviour/ask-json";
import { useKeptState } from "#app/components/behaviour/use-kept-state";

interface Later extends MoreCardsView {
  /** Of the first cards when these were fetched: see `inBrief`. */
  after: string;
}

type Progress = "idle" | "loading" | "failed";

const NONE: Later = { cards: [], nextPageUrl: null, after: "" };

/** Changes with units, weather and order, but not with favorites. */
const inBrief = ({ detailsQuery, total, cards }: ResultsView): string =>
  [
    detailsQuery,
    total,
    ...cards.map(({ id, weather, score }) => `${id} ${weather?.temperature} ${score?.value}`),
  ].join("\n");

function withoutTwice(cards: readonly RowView[]): RowView[] {
  const known = new Set<number>();
  return cards.filter(({ id }) => !known.has(id) && known.add(id));
}

/** Those added are restored after Back and a reload, and fetched again if the first cards have changed. */
export function useMoreCards(view: ResultsView) {
  const [later, setLater] = useKeptState("later cards", NONE);
  const after = inBrief(view);
  const isStale = later.cards.length > 0 && later.after !== after;
  const [{ of, state }, setProgress] = useState<{ of: string; state: Progress }>({
    of: after,
    state: "idle",
  });
  const progress = of === after ? state : "idle";
  // Not state, because a second press may come before a new state is rendered.
  const fetching = useRef<string | null>(null);

  const cards = withoutTwice([...view.cards, ...later.cards]);
  const nextPageUrl = later.cards.length > 0 ? later.nextPageUrl : view.nextPageUrl;

  async function load(): Promise<void> {
    if (fetching.current === after) return;
    fetching.current = after;
    setProgress({ of: after, state: "loading" });
    let ending: Progress = "idle";
    try {
      const wanted = isStale ? later.cards.length : later.cards.length + 1;
      const start =
        isStale || later.cards.length === 0 ? { cards: [], nextPageUrl: view.nextPageUrl } : later;
      const fetched = await fetchUntil(start, wanted);
      if (fetching.current === after) setLater(() => ({ ...fetched, after }));
    } catch {
      ending = "failed";
    }
    if (fetching.current !== after) return;
    fetching.current = null;
    setProgress({ of: after, state: ending });
  }

  const renew = useRef(load);
  useEffect(() => {
    renew.current = load;
  });
  useEffect(() => {
    if (isStale) void renew.current();
  }, [isStale, after]);

  return {
    cards,
    nextPageUrl,
    isLoading: progress === "loading",
    hasFailed: progress === "failed",
    loadMore: () => void load(),
  };
}

/** Until there are `wanted` cards or the list ends. */
async function fetchUntil({ cards, nextPageUrl }: MoreCardsView, wanted: number): Promise<MoreCardsView> {
  let [gathered, next] = [cards, nextPageUrl];
  while (next !== null && gathered.length < wanted) {
    const more = await getJson<MoreCardsView>(next.replace(/^\/search\?/, "/search/more?"));
    gathered = [...gathered, ...more.cards];
    next = more.nextPageUrl;
  }
  return { cards: gathered, nextPageUrl: next };
}
