import { calls } from "#app/http/actions/calls.server";
import { answerError } from "#app/http/answers/answer-json";
import { readId } from "#app/schemas/fields";

export const loader = calls("api/favorites/:destinationId", {
  async DELETE({ params, context: { app } }, user) {
    const destinationId = readId(params.destinationId);
    if (destinationId === null) return answerError(400, "The address must end with a destination's number.");
    await app.favorites.remove({ userId: user.id, destinationId });
    return new Response(null, { status: 204 });
  },
});

export const action = loader;
