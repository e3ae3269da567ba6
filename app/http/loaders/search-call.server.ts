import type { AppLoadContext } from "@remix-run/cloudflare";
import { answerError, answerFaults, answerJson } from "#app/http/answers/answer-json";
import { unknownPostcode } from "#app/presenters/search/view";
import { callsWithoutRow } from "#app/http/actions/calls.server";
import { readPageSearch } from "#app/http/loaders/search-page.server";
import type { SearchRequest } from "#app/schemas/read-search";

interface Messages {
  readonly unavailable: string;
  readonly nothing: (search: SearchRequest) => string;
}

export const SEARCH_UNAVAILABLE = "Search isn't available at the moment. Please try again shortly.";

const SEARCH_WORDS: Messages = {
  unavailable: SEARCH_UNAVAILABLE,
  nothing: ({ postcode, others }) =>
    others ? "We couldn't find one of the postcodes." : unknownPostcode(postcode),
};

const NEEDED = ["postcode", "from", "with", "drivingHours"];

interface SearchCall {
  request: Request;
  context: AppLoadContext;
  search: SearchRequest;
  params: URLSearchParams;
  nowMs: number;
}

/** With the parameters of the page's address. Records nothing, since it is the same search. */
export const callsOfResultsPage = (
  find: (asked: SearchCall) => Promise<object | null>,
  { unavailable, nothing }: Messages = SEARCH_WORDS,
) =>
  callsWithoutRow("anyone", {
    unavailable,
    GET: async ({ request, context }) => {
      const nowMs = context.app.clock();
      const { asked: search, params, faults } = readPageSearch(request, context, nowMs);
      if (!search) {
        const needed = faults.filter(({ name }) => NEEDED.includes(name));
        const byName = Object.fromEntries(needed.map(({ name, message }) => [name, message]));
        return answerFaults(byName, "We can't read this search.");
      }
      const found = await find({ request, context, search, params, nowMs });
      if (found instanceof Response) return found;
      if (!found) return answerError(404, nothing(search));
      return answerJson(found);
    },
  });
