import type { SearchPageView, SearchFormView } from "#app/presenters/search/view";
import { SearchEmpty } from "./search-empty";
import { SearchFailed } from "./search-states";
import { SearchResults } from "./search-results";
import { usePageUnits } from "#app/components/behaviour/use-units";
import { SearchBox } from "./form/search-box";

/** The results of a search, or its problem. */
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

/** Shown if the postcode could not be used: the form as it was filled in, with the reason. */
function PostcodeProblem({ form }: { form: SearchFormView }) {
  return (
    <div className="wrap pt-[clamp(1.25rem,4vw,3rem)]">
      <div className="grid max-w-136 gap-5">
        <h1>Check your postcode</h1>
        <SearchBox form={form} units={usePageUnits()} />
      </div>
    </div>
  );
}
