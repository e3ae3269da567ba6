import { parsePostcode } from "#app/domain/geo/postcode";
import { calls } from "#app/http/actions/calls.server";
import { answerError, answerJson } from "#app/http/answers/answer-json";

/** Where a postcode lies, to fill in a form's coordinates. */
const answers = calls(
  { needs: "admin" },
  {
    async GET({ request, context: { app } }) {
      // Given twice it is a list, and no postcode.
      const postcode = parsePostcode(new URL(request.url).searchParams.getAll("postcode").join());
      if (!postcode) {
        const message = "Invalid UK postcode format";
        return answerError(400, message, { errors: { postcode: message } });
      }
      const located = await app.catalogue.locate(postcode);
      if (!located.ok) return answerError(404, `We could not find the postcode ${postcode.text}.`);
      return answerJson(located.value);
    },
  },
);

export const loader = answers.loader;
export const action = answers.action;
