import { answerJson, methodNotAllowed } from "#app/http/answer-json";
import { personalCall } from "#app/http/personal-calls.server";
import { unitsOfRequest } from "#app/http/units-cookie";
import { proposedPlacesJson } from "#app/presenters/recommendation-json";

export const loader = personalCall(async (user, { request, context: { app } }) => {
  const recommended = await app.recommendations.recommend({ user, mode: "personal" });
  return answerJson(
    proposedPlacesJson(recommended, user, { ...unitsOfRequest(request), nowMs: app.clock() }),
  );
});

export const action = methodNotAllowed("GET", "HEAD");
