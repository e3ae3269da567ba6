import { useSearchParams } from "@remix-run/react";
import { SearchFailed } from "./search-failed";
import { unreachableSearch } from "./unreachable-search";

/** In place of a results page of which not even its surroundings could be had. */
export function SearchUnreachable() {
  const [params] = useSearchParams();
  return <SearchFailed view={unreachableSearch(params)} />;
}
