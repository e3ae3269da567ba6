import { POSTCODE_FORMAT_ERROR } from "#app/domain/field-rules";
import { parsePostcode, postcodeFault } from "#app/domain/geo/read-postcode";
import { calls } from "#app/http/actions/calls.server";
import { originProblem } from "#app/presenters/search/view";
import { answerError, answerJson } from "#app/http/answers/answer-json";

export const loader = calls("api/admin/geocode", {
  async GET({ request, context: { app } }) {
    // Several values are joined with commas, which no postcode has.
    const asked = new URL(request.url).searchParams.getAll("postcode").join();
    const postcode = parsePostcode(asked);
    if (!postcode) {
      const message = postcodeFault(asked, POSTCODE_FORMAT_ERROR);
      return answerError(400, message, { errors: { postcode: message } });
    }
    const located = await app.catalogue.locate(postcode);
    if (!located.ok) return answerError(404, originProblem(postcode, located.error));
    return answerJson(located.value);
  },
});

export const action = loader;
