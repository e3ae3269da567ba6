import { calls, readCall } from "#app/http/actions/calls.server";
import { answerError, answerJson } from "#app/http/answers/answer-json";
import { listOptionsOf } from "#app/http/session/units-cookie";
import { unknownPostcode } from "#app/presenters/search/view";
import { proposedPlacesJson } from "#app/presenters/recommendations/json";
import { searchRecordBody } from "#app/schemas/fields";

export const loader = calls("api/search-history", {
  async GET({ request, context: { app } }, user) {
    const recent = await app.recommendations.recent({ user });
    return answerJson(proposedPlacesJson(recent, user, listOptionsOf(request, app.clock())));
  },
  async POST({ request, context: { app } }, user) {
    const search = await readCall(request, searchRecordBody);
    const recorded = await app.history.reportSearch({ ...search, userId: user.id });
    if (!recorded.ok) return answerError(404, unknownPostcode(search.postcode));
    return answerJson({ id: recorded.value }, { status: 201 });
  },
});

export const action = loader;
