import { calls } from "#app/http/actions/calls.server";
import { answerError, answerJson } from "#app/http/answers/answer-json";
import { REFRESH_UNDER_WAY } from "#app/http/answers/weather-refusals";
import { curatorOf } from "#app/http/actions/admin/admin-calls.server";

/** Starts a refresh of all forecasts and answers as soon as it has begun: GET /api/admin/weather tells how it goes. */
const answers = calls(
  { needs: "admin" },
  {
    async POST(args, user) {
      const started = await args.context.app.weatherAdmin.startRefresh(curatorOf(args, user));
      return started.ok
        ? answerJson({ runId: started.value }, { status: 202, headers: { Location: "/api/admin/weather" } })
        : answerError(REFRESH_UNDER_WAY.status, REFRESH_UNDER_WAY.message);
    },
  },
);

export const loader = answers.loader;
export const action = answers.action;
