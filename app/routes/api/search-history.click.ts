import { readCall } from "#app/http/actions/accounts/account-calls.server";
import { answerError, methodNotAllowed } from "#app/http/answers/answer-json";
import { onlyMethod, personalCall } from "#app/http/actions/accounts/personal-calls.server";
import { destinationIdBody } from "#app/schemas/favorite";

const recordClick = personalCall(async (user, { request, context: { app } }) => {
  const { destinationId } = await readCall(request, destinationIdBody);
  const recorded = await app.history.recordClick({ userId: user.id, destinationId });
  return recorded.ok
    ? new Response(null, { status: 204 })
    : answerError(404, "There is no such destination.");
});

export const action = onlyMethod("POST", recordClick);

export const loader = methodNotAllowed("POST");
