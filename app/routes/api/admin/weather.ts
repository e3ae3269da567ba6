import { calls } from "#app/http/actions/calls.server";
import { answerJson } from "#app/http/answers/answer-json";
import { weatherStatusView } from "#app/presenters/admin/weather-status";

/** The dashboard polls it while a run is under way. */
export const loader = calls("api/admin/weather", {
  async GET({ context }) {
    return answerJson(weatherStatusView(await context.app.weatherAdmin.status()));
  },
});

export const action = loader;
