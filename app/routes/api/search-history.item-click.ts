import { answerError, methodNotAllowed } from "#app/http/answers/answer-json";
import { onlyMethod, personalCall } from "#app/http/actions/accounts/personal-calls.server";
import { readId } from "#app/schemas/favorite";

const markClicked = personalCall(async (user, { params, context: { app } }) => {
  const recordId = readId(params.id);
  if (recordId === null) return answerError(400, "The address must hold a search record's number.");
  const marked = await app.history.markSearchClicked({ userId: user.id, recordId });
  return marked.ok
    ? new Response(null, { status: 204 })
    : answerError(404, "There is no such search record.");
});

export const action = onlyMethod("PUT", markClicked);

export const loader = methodNotAllowed("PUT");
