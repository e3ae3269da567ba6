import { calls } from "#app/http/actions/calls.server";
import { answerJson } from "#app/http/answers/answer-json";
import { answerRefusal } from "#app/http/answers/refusal";
import { REFRESH_UNDER_WAY } from "#app/http/answers/weather-refusals";
import { curatorOf } from "#app/http/actions/admin/admin-calls.server";

/** Answers once it has begun. GET /api/admin/weather reports how it goes. */
export const loader = calls("api/admin/weather/refresh", {
  async POST(args, user) {
    const started = await args.context.app.weatherAdmin.startRefresh(curatorOf(args, user));
    return started.ok
      ? answerJson({ runId: started.value }, { status: 202, headers: { Location: "/api/admin/weather" } })
      : answerRefusal(REFRESH_UNDER_WAY);
  },
});

export const action = loader;
