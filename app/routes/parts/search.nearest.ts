import { callsWithoutRow, readCall } from "#app/http/actions/calls.server";
import { answerError, answerJson } from "#app/http/answers/answer-json";
import { positionSchema } from "#app/schemas/position";

const FAR_AWAY = "We found no UK postcode near you. Please type the postcode you're starting from.";

/** The position is in the body, so that it is in no address and no log. It is not stored. */
export const action = callsWithoutRow("anyone", {
  POST: async ({ request, context }) => {
    const sector = context.app.search.nearestSector(await readCall(request, positionSchema));
    return sector === null ? answerError(404, FAR_AWAY) : answerJson({ sector });
  },
});
