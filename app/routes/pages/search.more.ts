import { answerError, answerJson } from "#app/http/answers/answer-json";
import { calls } from "#app/http/actions/calls.server";
import { findSearchPage } from "#app/http/actions/search/search-page.server";
import type { MoreCardsView } from "#app/presenters/search/view";
import { readSearchPageQuery } from "#app/schemas/search-query";

/**
 * The cards after those that a results page shows already, as JSON, under the parameters of the next page's own
 * address. It is the same search, so that nothing is recorded; the first cards come with the page alone.
 */
const answers = calls(
  { needs: "anybody", unavailable: "The search is not available just now. Please try again in a moment." },
  {
    GET: async ({ request, context }) => {
      const nowMs = context.app.clock();
      const query = readSearchPageQuery(new URL(request.url).searchParams, nowMs);
      if (!query.ok) {
        const [message = "This search cannot be read."] = Object.values(query.faults);
        return answerError(400, message, { errors: query.faults });
      }
      if (query.value.offset === 0)
        return answerError(400, "The first places are those of the results page.");
      const { params } = query;
      const view = await findSearchPage(request, context, query.value, { params, nowMs, note: null });
      if (!view) return answerError(404, `We could not find the postcode ${query.value.postcode.text}.`);
      const more: MoreCardsView =
        view.kind === "results"
          ? { cards: view.cards, nextPageUrl: view.nextPageUrl }
          : { cards: [], nextPageUrl: null };
      return answerJson(more);
    },
  },
);

export const loader = answers.loader;
export const action = answers.action;
