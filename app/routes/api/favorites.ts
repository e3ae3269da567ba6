import { readCall } from "#app/http/actions/accounts/account-calls.server";
import { answerError, answerJson } from "#app/http/answers/answer-json";
import { onlyMethod, personalCall } from "#app/http/actions/accounts/personal-calls.server";
import { unitsOfRequest } from "#app/http/session/units-cookie";
import { favoritesJson } from "#app/presenters/favorites/json";
import { destinationIdBody } from "#app/schemas/favorite";

export const loader = personalCall(async (user, { request, context: { app } }) => {
  const saved = await app.favorites.list({ userId: user.id });
  return answerJson(favoritesJson(saved, { ...unitsOfRequest(request), nowMs: app.clock() }));
});

const add = personalCall(async (user, { request, context: { app } }) => {
  const { destinationId } = await readCall(request, destinationIdBody);
  const added = await app.favorites.add({ userId: user.id, destinationId });
  if (!added.ok) return answerError(404, "There is no such destination.");
  return answerJson({ destinationId }, { status: added.value === "created" ? 201 : 200 });
});

export const action = onlyMethod("POST", add, "GET", "HEAD");
