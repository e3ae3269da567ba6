import { RetryPage } from "#app/components/layout/pages/retry-page";
import type { SearchPageView } from "#app/presenters/search/view";

interface Props {
  view: Extract<SearchPageView, { kind: "failed" }>;
}

const DEFAULT_TEXT =
  "I'm sorry, but there has been a technical issue with this search. Please check your connectivity and try again.";

/** The search failed, for a reason of its own where there is one. */
export const SearchFailed = ({ view }: Props) => <RetryPage>{view.message || DEFAULT_TEXT}</RetryPage>;

/** In place of a results page when the root's data failed too, so that there is no header or footer either. */
export const SearchUnreachable = () => <SearchFailed view={UNREACHABLE} />;

/** The page of a search that got no answer at all, such as without a connection. */
export const UNREACHABLE: Props["view"] = {
  kind: "failed",
  message: "Unable to complete your search. Please check your connection and try again.",
};
