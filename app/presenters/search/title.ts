import type { SearchPageView } from "./view";

const TITLES: Readonly<Record<SearchPageView["kind"], string>> = {
  results: "Best weather destinations",
  empty: "No results found",
  "postcode-problem": "Error: check your postcode",
  failed: "Something went wrong",
};

/** What the browser's tab says of a search; a tab without data is one that failed. */
export function searchTitle(view: SearchPageView | undefined): string {
  return TITLES[view?.kind ?? "failed"];
}
