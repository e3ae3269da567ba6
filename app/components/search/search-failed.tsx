import { RetryPage } from "#app/components/layout/pages/retry-page";
import type { SearchPageView } from "#app/presenters/search/view";

interface Props {
  view: Extract<SearchPageView, { kind: "failed" }>;
}

const DEFAULT_TEXT =
  "I'm sorry, but there has been a technical issue with this search. Please check your connectivity and try again.";

/** Shown if the search failed, with its reason if there is one. */
export const SearchFailed = ({ view }: Props) => <RetryPage>{view.message || DEFAULT_TEXT}</RetryPage>;

/** Replaces a results page if its data and the root's both failed. There is then no header or footer. */
export const SearchUnreachable = () => <SearchFailed view={UNREACHABLE} />;

/** The view of a search without any answer, for example without a connection. */
export const UNREACHABLE: Props["view"] = {
  kind: "failed",
  message: "Unable to complete your search. Please check your connection and try again.",
};
