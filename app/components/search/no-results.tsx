import { type SearchPageView, SEARCH_UNREACHABLE, SEVERAL_TOWNS } from "#app/presenters/search/view";
import { TownLinks } from "#app/components/forms/town-links";
import { RetryPage } from "#app/components/layout/pages/retry-page";
import { usePageUnits } from "#app/components/behaviour/use-units";
import { SearchBox } from "./form/search-box";
import { SearchEmpty } from "./search-empty";

const DEFAULT_TEXT =
  "I'm sorry, but there has been a technical issue with this search. Please check your connectivity and try again.";

export function NoResults({ view }: { view: Exclude<SearchPageView, { kind: "results" }> }) {
  switch (view.kind) {
    case "empty":
      return <SearchEmpty view={view} />;
    case "postcode-problem":
      return <PostcodeProblem view={view} />;
    case "failed":
      return <RetryPage>{view.message || DEFAULT_TEXT}</RetryPage>;
  }
}

/** If the root's data failed too, there is no header or footer. */
export const SearchUnreachable = () => <NoResults view={SEARCH_UNREACHABLE} />;

/** The form as it was filled in, with the reason, or several towns to choose from. */
function PostcodeProblem({ view }: { view: Extract<SearchPageView, { kind: "postcode-problem" }> }) {
  const isChoice = view.towns.length > 0;
  return (
    <div className="wrap pt-[clamp(1.25rem,4vw,3rem)]">
      <div className="grid max-w-136 gap-5">
        <h1>{isChoice ? "Which one?" : "Check your postcode"}</h1>
        {isChoice && <p>{SEVERAL_TOWNS}</p>}
        <TownLinks towns={view.towns} />
        <SearchBox form={view.form} units={usePageUnits()} />
      </div>
    </div>
  );
}
