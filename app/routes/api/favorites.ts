import { calls, readCall } from "#app/http/actions/calls.server";
import { answerJson } from "#app/http/answers/answer-json";
import { answerRefusal } from "#app/http/answers/refusal";
import { NO_SUCH_DESTINATION } from "#app/http/answers/catalogue-refusals";
import { listOptionsOf } from "#app/http/session/units-cookie";
import { favoritesJson } from "#app/presenters/favorites/json";
import { destinationIdBody } from "#app/schemas/id";

const answers = calls(
  { needs: "user" },
  {
    async GET({ request, context: { app } }, user) {
      const saved = await app.favorites.list({ userId: user.id });
      return answerJson(favoritesJson(saved, listOptionsOf(request, app.clock())));
    },
    async POST({ request, context: { app } }, user) {
      const { destinationId } = await readCall(request, destinationIdBody);
      const added = await app.favorites.add({ userId: user.id, destinationId });
      if (!added.ok) return answerRefusal(NO_SUCH_DESTINATION);
      return answerJson({ destinationId }, { status: added.value === "created" ? 201 : 200 });
    },
  },
);

export const loader = answers.loader;
export const action = answers.action;
