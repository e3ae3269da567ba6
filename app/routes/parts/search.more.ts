import { answerError } from "#app/http/answers/answer-json";
import { callsOfResultsPage } from "#app/http/loaders/search-call.server";
import { findSearchPage } from "#app/http/loaders/search-page.server";
import type { MoreCardsView } from "#app/presenters/search/view";

/** The first cards are only in the page itself. */
export const loader = callsOfResultsPage(async ({ request, context, search, params, nowMs }) => {
  if (search.offset === 0) return answerError(400, "The first places are those of the results page.");
  // Only the list has cards, so the links to further cards name no other view.
  const cards = new URLSearchParams(params);
  if (search.view !== "list") cards.delete("view");
  const asked = { ...search, view: "list" } as const;
  const found = await findSearchPage(request, context, asked, { params: cards, nowMs, note: null });
  if (typeof found === "string") return null;
  const { view } = found;
  const more: MoreCardsView =
    view.kind === "results"
      ? { cards: view.cards, nextPageUrl: view.nextPageUrl }
      : { cards: [], nextPageUrl: null };
  return more;
});
