import { answerError, methodNotAllowed } from "#app/http/answers/answer-json";
import { onlyMethod, personalCall } from "#app/http/actions/accounts/personal-calls.server";
import { readId } from "#app/schemas/favorite";

const remove = personalCall(async (user, { params, context: { app } }) => {
  const destinationId = readId(params.destinationId);
  if (destinationId === null) return answerError(400, "The address must end with a destination's number.");
  await app.favorites.remove({ userId: user.id, destinationId });
  return new Response(null, { status: 204 });
});

export const action = onlyMethod("DELETE", remove);

export const loader = methodNotAllowed("DELETE");
