import { readCall } from "#app/http/actions/accounts/account-calls.server";
import { answerJson } from "#app/http/answers/answer-json";
import { onlyMethod, personalCall } from "#app/http/actions/accounts/personal-calls.server";
import { unitsOfRequest } from "#app/http/session/units-cookie";
import { proposedPlacesJson } from "#app/presenters/recommendations/json";
import { searchRecordBody } from "#app/schemas/history";

export const loader = personalCall(async (user, { request, context: { app } }) => {
  const recent = await app.recommendations.recent({ user });
  return answerJson(proposedPlacesJson(recent, user, { ...unitsOfRequest(request), nowMs: app.clock() }));
});

const record = personalCall(async (user, { request, context: { app } }) => {
  const search = await readCall(request, searchRecordBody);
  const id = await app.history.recordSearch({ ...search, userId: user.id });
  return answerJson({ id }, { status: 201 });
});

export const action = onlyMethod("POST", record, "GET", "HEAD");
