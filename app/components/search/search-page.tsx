import { SEVERAL_TOWNS, type SearchPageView } from "#app/presenters/search/view";
import { TownLinks } from "#app/components/forms/town-links";
import { SearchEmpty } from "./search-empty";
import { SearchFailed } from "./search-states";
import { SearchResults } from "./search-results";
import { usePageUnits } from "#app/components/behaviour/use-units";
import { SearchBox } from "./form/search-box";

export function SearchPage({ view }: { view: SearchPageView }) {
  switch (view.kind) {
    case "results":
      return <SearchResults view={view} />;
    case "empty":
      return <SearchEmpty view={view} />;
    case "postcode-problem":
      return <PostcodeProblem view={view} />;
    case "failed":
      return <SearchFailed view={view} />;
  }
}

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
