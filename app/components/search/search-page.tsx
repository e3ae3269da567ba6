import { memo } from "react";
import type { SearchPageView } from "#app/presenters/search/view";
import { latePart } from "#app/components/ui/late-part";
import { SearchResults } from "./search-results";

const load = () => import("./no-results").then((module) => module.NoResults);
const NoResults = latePart({
  name: "this page",
  load,
  drawn: import.meta.env.SSR && (await load()),
  failedClass: "wrap pt-section",
});

/** Not drawn again when another page begins to load. */
export const SearchPage = memo(({ view }: { view: SearchPageView }) =>
  view.kind === "results" ? <SearchResults view={view} /> : <NoResults view={view} />,
);
