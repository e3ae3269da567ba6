import { POSTCODE_FORMAT_ERROR } from "#app/domain/field-rules";
import { parsePostcode } from "#app/domain/geo/postcode";
import { calls } from "#app/http/actions/calls.server";
import { originProblem } from "#app/presenters/search/origin-words";
import { answerError, answerJson } from "#app/http/answers/answer-json";

/** Where a postcode lies, to fill in a form's coordinates. */
const answers = calls(
  { needs: "admin" },
  {
    async GET({ request, context: { app } }) {
      // Given twice it is a list, and no postcode.
      const postcode = parsePostcode(new URL(request.url).searchParams.getAll("postcode").join());
      if (!postcode) {
        return answerError(400, POSTCODE_FORMAT_ERROR, { errors: { postcode: POSTCODE_FORMAT_ERROR } });
      }
      const located = await app.catalogue.locate(postcode);
      if (!located.ok) return answerError(404, originProblem(postcode, located.error));
      return answerJson(located.value);
    },
  },
);

export const loader = answers.loader;
export const action = answers.action;
