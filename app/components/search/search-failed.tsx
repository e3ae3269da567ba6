import { useSearchParams } from "@remix-run/react";
import { RetryPage } from "#app/components/layout/pages/retry-page";
import { NO_FILTERS } from "#app/domain/filters/filters";
import { DEFAULT_DRIVING_HOURS } from "#app/domain/roads/driving-hours";
import type { SearchPageView } from "#app/presenters/search/view";

interface Props {
  view: Extract<SearchPageView, { kind: "failed" }>;
}

const DEFAULT_TEXT =
  "I'm sorry, but there has been a technical issue with this search. Please check your connectivity and try again.";

/** The search failed, for a reason of its own where there is one. */
export const SearchFailed = ({ view }: Props) => <RetryPage>{view.message || DEFAULT_TEXT}</RetryPage>;

/** In place of a results page when the root's data failed too, so that there is no header or footer either. */
export function SearchUnreachable() {
  const [params] = useSearchParams();
  return <SearchFailed view={unreachableSearch(params)} />;
}

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
