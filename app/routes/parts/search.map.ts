import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { findSearchMapView, readRatio } from "#app/http/loaders/search-map.server";
import { answerError, answerJson, methodNotAllowed } from "#app/http/answers/answer-json";
import { RETRY_AFTER_SECONDS, isTemporarilyUnavailable } from "#app/http/answers/unavailable";
import { readSearchPageQuery } from "#app/schemas/search-query";

/**
 * The map beside a results page, as JSON, under the parameters of that page's own address and the `ratio` that there
 * is room for. It is the same search, so that nothing is recorded.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const nowMs = context.app.clock();
  const { searchParams } = new URL(request.url);
  const query = readSearchPageQuery(searchParams, nowMs);
  if (!query.ok) {
    const [message = "This search cannot be read."] = Object.values(query.faults);
    return answerError(400, message, { errors: query.faults });
  }
  try {
    const ratio = readRatio(searchParams.get("ratio"));
    const view = await findSearchMapView(request, context, query.value, { nowMs, ratio });
    return view ? answerJson(view) : answerError(404, "There is nothing within this drive to draw a map of.");
  } catch (error) {
    if (!isTemporarilyUnavailable(error)) throw error;
    context.app.log.error("search-map.unavailable", error);
    return answerError(503, "The map is not available just now. Please try again in a moment.", {
      headers: { "Retry-After": RETRY_AFTER_SECONDS },
    });
  }
}

export const action = methodNotAllowed("GET", "HEAD");
