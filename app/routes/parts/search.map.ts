import { callsOfResultsPage } from "#app/http/loaders/search-call.server";
import { findSearchMapView, readRatio } from "#app/http/loaders/search-map.server";

/** The map beside a results page, with the `ratio` that there is room for. */
const answers = callsOfResultsPage(
  ({ request, context, search, nowMs }) => {
    const ratio = readRatio(new URL(request.url).searchParams.get("ratio"));
    return findSearchMapView(request, context, search, { nowMs, ratio });
  },
  {
    unavailable: "The map is not available just now. Please try again in a moment.",
    nothing: () => "There is nothing within this drive to draw a map of.",
  },
);

export const loader = answers.loader;
export const action = answers.action;
