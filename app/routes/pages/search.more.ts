import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { answerError, answerJson, methodNotAllowed } from "#app/http/answers/answer-json";
import { findSearchPage } from "#app/http/actions/search/search-page.server";
import { RETRY_AFTER_SECONDS, isTemporarilyUnavailable } from "#app/http/answers/unavailable";
import type { MoreCardsView } from "#app/presenters/search/view";
import { readSearchPageQuery } from "#app/schemas/search-query";

/**
 * The cards after those that a results page shows already, as JSON, under the parameters of the next page's own
 * address. It is the same search, so that nothing is recorded; the first cards come with the page alone.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const nowMs = context.app.clock();
  const query = readSearchPageQuery(new URL(request.url).searchParams, nowMs);
  if (!query.ok) {
    const [message = "This search cannot be read."] = Object.values(query.faults);
    return answerError(400, message, { errors: query.faults });
  }
  if (query.value.offset === 0) return answerError(400, "The first places are those of the results page.");
  try {
    const view = await findSearchPage(request, context, query.value, {
      params: query.params,
      nowMs,
      note: null,
    });
    if (!view) return answerError(404, `We could not find the postcode ${query.value.postcode.text}.`);
    const more: MoreCardsView =
      view.kind === "results"
        ? { cards: view.cards, nextPageUrl: view.nextPageUrl }
        : { cards: [], nextPageUrl: null };
    return answerJson(more);
  } catch (error) {
    if (!isTemporarilyUnavailable(error)) throw error;
    context.app.log.error("search.unavailable", error);
    return answerError(503, "The search is not available just now. Please try again in a moment.", {
      headers: { "Retry-After": RETRY_AFTER_SECONDS },
    });
  }
}

export const action = methodNotAllowed("GET", "HEAD");
