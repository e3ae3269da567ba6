import { calls } from "#app/http/actions/calls.server";
import { ACCURACY_CALLS } from "#app/features/accuracy/addresses";
import { answerJson } from "#app/http/answers/answer-json";
import { accuracyJson } from "#app/features/accuracy/presenters/accuracy-json";

const FIVE_MINUTES = "public, max-age=300";

const answers = calls(
  {
    ...ACCURACY_CALLS["api/accuracy"],
    parameters: [],
    unavailable: "Our record isn't available at the moment. Please try again shortly.",
  },
  {
    GET: async ({ context: { app } }) => {
      const accuracy = await app.accuracy.read();
      return answerJson(accuracyJson(accuracy, app.config.isSampleWeather), {
        headers: { "Cache-Control": FIVE_MINUTES },
      });
    },
  },
);

export const loader = answers.loader;
export const action = answers.action;
