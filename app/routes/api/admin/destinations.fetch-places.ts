import { destinationIdOf, curatorOf } from "#app/http/actions/admin/admin-calls.server";
import { calls } from "#app/http/actions/calls.server";
import { answerJson } from "#app/http/answers/answer-json";
import { answerRefusal } from "#app/http/answers/refusal";
import { PLACES_REFUSALS } from "#app/http/answers/weather-refusals";

/** Answers with the number of additions. */
export const loader = calls("api/admin/destinations/:id/fetch-places", {
  async POST(args, user) {
    const fetched = await args.context.app.placesFetching.fetch(destinationIdOf(args), curatorOf(args, user));
    return fetched.ok ? answerJson(fetched.value.counts) : answerRefusal(PLACES_REFUSALS[fetched.error]);
  },
});

export const action = loader;
