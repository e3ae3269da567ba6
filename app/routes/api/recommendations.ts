import { calls } from "#app/http/actions/calls.server";
import { answerJson } from "#app/http/answers/answer-json";
import { listOptionsOf } from "#app/http/session/units-cookie";
import { proposedPlacesJson } from "#app/presenters/recommendations/json";

export const loader = calls("api/recommendations", {
  async GET({ request, context: { app } }, user) {
    const recommended = await app.recommendations.recommend({ user, mode: "personal" });
    return answerJson(proposedPlacesJson(recommended, user, listOptionsOf(request, app.clock())));
  },
});

export const action = loader;
