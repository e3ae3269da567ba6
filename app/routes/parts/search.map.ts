import { callsOfResultsPage } from "#app/http/loaders/search-call.server";
import { findSearchMapView, readRatio } from "#app/http/loaders/search-map.server";

/** `ratio` is the width of the map divided by its height. */
export const loader = callsOfResultsPage(
  ({ request, context, search, nowMs }) => {
    const ratio = readRatio(new URL(request.url).searchParams.get("ratio"));
    return findSearchMapView(request, context, search, { nowMs, ratio });
  },
  {
    unavailable: "The map isn't available at the moment. Please try again shortly.",
    nothing: () => "Nothing within this drive to show on a map.",
  },
);
