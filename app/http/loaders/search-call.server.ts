import type { AppLoadContext } from "@remix-run/cloudflare";
import { answerError, answerFaults, answerJson } from "#app/http/answers/answer-json";
import { unknownPostcode } from "#app/presenters/search/origin-words";
import { calls } from "#app/http/actions/calls.server";
import { type SearchRequest, readSearchPageQuery } from "#app/schemas/search-query";

/** What is said where there is nothing to give. */
interface Words {
  /** Where the stores do not answer. */
  readonly unavailable: string;
  /** Where `find` gives null. */
  readonly nothing: (search: SearchRequest) => string;
}

export const SEARCH_UNAVAILABLE = "Search isn't available at the moment. Please try again shortly.";

const SEARCH_WORDS: Words = {
  unavailable: SEARCH_UNAVAILABLE,
  nothing: ({ postcode }) => unknownPostcode(postcode),
};

interface Asked {
  request: Request;
  context: AppLoadContext;
  search: SearchRequest;
  params: URLSearchParams;
  nowMs: number;
}

/**
 * Further parts of a results page as JSON, under the parameters of the page's own address. It is the same
 * search, so that nothing is recorded. `find` gives null where there is nothing, usually since nobody knows the postcode; a
 * Response of its own is passed on.
 */
export const callsOfResultsPage = (
  find: (asked: Asked) => Promise<object | null>,
  { unavailable, nothing }: Words = SEARCH_WORDS,
) =>
  calls(
    { needs: "anybody", unavailable },
    {
      GET: async ({ request, context }) => {
        const nowMs = context.app.clock();
        const query = readSearchPageQuery(new URL(request.url).searchParams, nowMs);
        if (!query.ok) return answerFaults(query.faults, "We can't read this search.");
        const { value: search, params } = query;
        const found = await find({ request, context, search, params, nowMs });
        if (found instanceof Response) return found;
        if (!found) return answerError(404, nothing(search));
        return answerJson(found);
      },
    },
  );
