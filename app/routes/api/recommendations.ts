import { answerJson, methodNotAllowed } from "#app/http/answers/answer-json";
import { personalCall } from "#app/http/actions/accounts/personal-calls.server";
import { unitsOfRequest } from "#app/http/session/units-cookie";
import { proposedPlacesJson } from "#app/presenters/recommendations/json";

export const loader = personalCall(async (user, { request, context: { app } }) => {
  const recommended = await app.recommendations.recommend({ user, mode: "personal" });
  return answerJson(
    proposedPlacesJson(recommended, user, { ...unitsOfRequest(request), nowMs: app.clock() }),
  );
});

export const action = methodNotAllowed("GET", "HEAD");
