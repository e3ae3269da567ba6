import { calls, readCall } from "#app/http/actions/calls.server";
import { answerFaults, answerJson, setPartHeaders } from "#app/http/answers/answer-json";
import { answerRefusal } from "#app/http/answers/refusal";
import { NO_SUCH_DESTINATION } from "#app/http/answers/catalogue-refusals";
import { listOptionsOf } from "#app/http/session/units-cookie";
import { favoritesJson } from "#app/presenters/favorites/json";
import { destinationIdBody } from "#app/schemas/fields";
import { FAVORITES_IN_PART, readListRange } from "#app/schemas/list-query";

export const loader = calls("api/favorites", {
  async GET({ request, context: { app } }, user) {
    const url = new URL(request.url);
    const range = readListRange(url.searchParams, FAVORITES_IN_PART);
    if ("errors" in range) return answerFaults(range.errors, "We can't read this range.");
    const { offset, limit } = range;
    const saved = await app.favorites.list({ userId: user.id });
    const favorites = saved.favorites.slice(offset, offset + limit);
    const headers = new Headers();
    setPartHeaders(headers, url, { offset, limit, total: saved.favorites.length });
    const list = favoritesJson({ ...saved, favorites }, listOptionsOf(request, app.clock()));
    return answerJson(list, { headers });
  },
  async POST({ request, context: { app } }, user) {
    const { destinationId } = await readCall(request, destinationIdBody);
    const added = await app.favorites.add({ userId: user.id, destinationId });
    if (!added.ok) return answerRefusal(NO_SUCH_DESTINATION);
    return answerJson({ destinationId }, { status: added.value === "created" ? 201 : 200 });
  },
});

export const action = loader;
