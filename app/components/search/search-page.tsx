import type { SearchPageView } from "#app/presenters/search/view";
import { PostcodeProblem } from "./form/postcode-problem";
import { SearchEmpty } from "./search-empty";
import { SearchFailed } from "./search-failed";
import { SearchResults } from "./search-results";

/** The results of a search, or which of its problems it met. */
export function SearchPage({ view }: { view: SearchPageView }) {
  switch (view.kind) {
    case "results":
      return <SearchResults view={view} />;
    case "empty":
      return <SearchEmpty view={view} />;
    case "postcode-problem":
      return <PostcodeProblem form={view.form} />;
    case "failed":
      return <SearchFailed view={view} />;
  }
}
