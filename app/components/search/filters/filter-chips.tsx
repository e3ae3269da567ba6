import { Link } from "#app/framework/link";
import { clsx } from "clsx";
import X from "lucide-react/icons/x";
import { useEffect, useRef } from "react";
import { chosenFilters, withoutFilter, withoutFilters } from "#app/domain/filters/filters";
import {
  type FiltersView,
  FILTER_WORDS,
  filterInWords,
  filteredUrl,
  placesInWords,
  quickChoices,
} from "#app/presenters/search/filters-view";
import { usePendingSearch } from "#app/components/search/search-states";

interface Props {
  filters: FiltersView;
  /** On a phone the map then has their room: the button says how many are chosen. */
  isOverMap: boolean;
}

export function FilterChips({ filters, isOverMap }: Props) {
  const { chosen, query, preferencesUrl, total } = filters;
  const pending = usePendingSearch();
  const chips = chosenFilters(chosen).map((filter) => ({
    filter,
    url: filteredUrl(query, withoutFilter(chosen, filter)),
  }));
  // A removed filter disappears at once.
  const on = chips.filter(({ url }) => url !== pending);
  const quick = quickChoices(filters).filter(({ url }) => url !== pending);
  return (
    <>
      <FoundPlaces total={total} query={query} />
      {(on.length > 0 || preferencesUrl !== null || quick.length > 0) && (
        <nav aria-label="Filters" className={clsx("print:hidden", isOverMap && "max-md:hidden")}>
          <ul className="filter-chips">
            {on.map(({ filter, url }) => (
              <li key={filter.choice}>
                <Link to={url} preventScrollReset data-on>
                  <span className="sr-only copy:hidden">{"Remove: "}</span>
                  <span>{filterInWords(filter)}</span>
                  <X className="icon copy:hidden" aria-hidden />
                </Link>
              </li>
            ))}
            {on.length > 1 && (
              <li>
                <Link
                  to={filteredUrl(query, withoutFilters(chosen))}
                  className="copy:hidden"
                  preventScrollReset
                >
                  Clear all
                </Link>
              </li>
            )}
            {quick.map(({ choice, url }) => (
              <li key={choice}>
                <Link to={url} className="copy:hidden" preventScrollReset>
                  {FILTER_WORDS[choice]}
                </Link>
              </li>
            ))}
            {preferencesUrl !== null && (
              <li>
                <Link to={preferencesUrl} className="copy:hidden" preventScrollReset>
                  Use my preferences
                </Link>
              </li>
            )}
          </ul>
        </nav>
      )}
    </>
  );
}

/** After the filters have changed. On a new page the heading says it already. */
function FoundPlaces({ total, query }: Pick<FiltersView, "total" | "query">) {
  const status = useRef<HTMLParagraphElement>(null);
  const said = useRef(query);
  useEffect(() => {
    if (said.current === query) return;
    said.current = query;
    // Screen readers ignore changes in hidden text, so this writes it once the new results are visible.
    if (status.current) status.current.textContent = `${placesInWords(total)} found`;
  }, [query, total]);
  return <p ref={status} role="status" className="sr-only" />;
}
