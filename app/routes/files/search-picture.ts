import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { answerError } from "#app/http/answers/answer-json";
import { answerWithPicture } from "#app/http/answers/sentence-picture";
import { refuseFailure } from "#app/http/answers/unavailable";
import { answerRefusal } from "#app/http/answers/refusal";
import { findSearchPage, readPageSearch } from "#app/http/loaders/search-page.server";

/** Says the same as the answer of the search with this address. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { app } = context;
  const nowMs = app.clock();
  const { asked, params } = readPageSearch(request, context, nowMs);
  if (!asked) return answerError(404, "This picture doesn't exist.");
  try {
    const found = await findSearchPage(request, context, asked, { params, nowMs, note: null });
    if (typeof found === "string" || found.view.kind !== "results")
      return await answerWithPicture(app, "Where is the best weather?");
    const { title, imagePath } = found.view.preview;
    return await answerWithPicture(app, title, imagePath);
  } catch (error) {
    return answerRefusal(refuseFailure(error, { log: app.log, what: "search-picture" }));
  }
}
