import { calls, readCall } from "#app/http/actions/calls.server";
import { answerRefusal } from "#app/http/answers/refusal";
import { destinationIdBody } from "#app/schemas/fields";
import { NO_SUCH_DESTINATION } from "#app/http/answers/catalogue-refusals";

export const loader = calls("api/search-history/click", {
  async POST({ request, context: { app } }, user) {
    const { destinationId } = await readCall(request, destinationIdBody);
    const recorded = await app.history.recordClick({ userId: user.id, destinationId });
    return recorded.ok ? new Response(null, { status: 204 }) : answerRefusal(NO_SUCH_DESTINATION);
  },
});

export const action = loader;
