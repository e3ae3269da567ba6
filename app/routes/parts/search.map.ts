import { callsOfResultsPage } from "#app/http/loaders/search-call.server";
import { findSearchMapView, readRatio } from "#app/http/loaders/search-map.server";

/** The map beside a results page, with the `ratio` that there is room for. */
const answers = callsOfResultsPage(
  ({ request, context, search, nowMs }) => {
    const ratio = readRatio(new URL(request.url).searchParams.get("ratio"));
    return findSearchMapView(request, context, search, { nowMs, ratio });
  },
  {
    unavailable: "The map isn't available at the moment. Please try again shortly.",
    nothing: () => "Nothing within this drive to show on a map.",
  },
);

export const loader = answers.loader;
export const action = answers.action;
