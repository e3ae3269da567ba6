import { calls } from "#app/http/actions/calls.server";
import { answerJsonText } from "#app/http/answers/answer-json";
import { weakTag } from "#app/http/answers/conditional";
import { openApi } from "#app/presenters/developers/document";

/** Changes only with a release. */
export const loader = calls("api/openapi.json", {
  parameters: [],
  GET: () => {
    const { json } = openApi();
    const headers = { ETag: weakTag(json), "Cache-Control": "public, no-cache" };
    return Promise.resolve(answerJsonText(json, { headers }));
  },
});

export const action = loader;
