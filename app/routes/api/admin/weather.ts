import { adminCalls } from "#app/http/actions/admin/admin-calls.server";
import { answerJson } from "#app/http/answers/answer-json";
import { weatherStatusView } from "#app/presenters/admin/weather-status";

/** How the weather stands; asked again and again while a run is under way. */
const calls = adminCalls({
  async GET({ context }) {
    return answerJson(weatherStatusView(await context.app.weatherAdmin.status()));
  },
});

export const loader = calls.loader;
export const action = calls.action;
