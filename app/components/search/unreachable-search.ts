import { DEFAULT_DRIVING_HOURS } from "#app/domain/roads/driving-hours";
import { NO_FILTERS } from "#app/domain/filters/filters";
import type { SearchPageView } from "#app/presenters/search/view";

/** The page of a search that got no answer at all, such as without a connection: its address tells what it asked. */
export function unreachableSearch(params: URLSearchParams): Extract<SearchPageView, { kind: "failed" }> {
  return {
    kind: "failed",
    form: {
      postcode: params.get("postcode") ?? "",
      drivingHours: Number(params.get("drivingHours")) || DEFAULT_DRIVING_HOURS,
      travelDate: params.get("travelDate") ?? "",
      leave: params.get("leave") ?? "",
      filters: NO_FILTERS,
      dates: [],
      errors: {},
    },
    message: "Unable to complete your search. Please check your connection and try again.",
  };
}
