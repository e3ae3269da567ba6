import { calls } from "#app/http/actions/calls.server";
import { answerError } from "#app/http/answers/answer-json";
import { readId } from "#app/schemas/fields";

export const loader = calls("api/search-history/:id/click", {
  async PUT({ params, context: { app } }, user) {
    const recordId = readId(params.id);
    if (recordId === null) return answerError(400, "The address must contain a search record's number.");
    const marked = await app.history.markSearchClicked({ userId: user.id, recordId });
    return marked.ok
      ? new Response(null, { status: 204 })
      : answerError(404, "We can't find that search record.");
  },
});

export const action = loader;
