import { isoTime } from "#app/domain/units";
import { destinationIdOf, curatorOf } from "#app/http/actions/admin/admin-calls.server";
import { calls } from "#app/http/actions/calls.server";
import { answerJson } from "#app/http/answers/answer-json";
import { answerRefusal } from "#app/http/answers/refusal";
import { refreshRefusal } from "#app/http/answers/weather-refusals";

export const loader = calls("api/admin/destinations/:id/weather", {
  async POST(args, user) {
    const { app } = args.context;
    const refreshed = await app.weatherAdmin.refreshPlace(destinationIdOf(args), curatorOf(args, user));
    if (!refreshed.ok) return answerRefusal(refreshRefusal(refreshed, app.clock()));
    const { destination, issuedAt } = refreshed.value;
    return answerJson({ destination, issuedAt: isoTime(issuedAt) });
  },
});

export const action = loader;
