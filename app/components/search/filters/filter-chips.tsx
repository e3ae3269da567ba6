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
  const on = chosenFilters(chosen);
  // In one list, so that a filter that goes on or off keeps its element, and with it the focus.
  const chips = [
    ...on.map((filter) => {
      const url = filteredUrl(query, withoutFilter(chosen, filter));
      return <Chip key={filter.choice} url={url} words={filterInWords(filter)} isOn={url !== pending} />;
    }),
    on.length > 1 && <Chip key="none" url={filteredUrl(query, withoutFilters(chosen))} words="Clear all" />,
    ...quickChoices(filters).map(({ choice, url }) => (
      <Chip key={choice} url={url} words={FILTER_WORDS[choice]} isOn={url === pending} />
    )),
    preferencesUrl !== null && <Chip key="preferences" url={preferencesUrl} words="Use my preferences" />,
  ].filter(Boolean);
  return (
    <>
      <FoundPlaces total={total} query={query} />
      {chips.length > 0 && (
        <nav aria-label="Filters" className={clsx("print:hidden", isOverMap && "max-md:hidden")}>
          <ul className="filter-chips">{chips}</ul>
        </nav>
      )}
    </>
  );
}

const Chip = ({ url, words, isOn = false }: { url: string; words: string; isOn?: boolean }) => (
  <li>
    <Link
      to={url}
      className={isOn ? undefined : "copy:hidden"}
      preventScrollReset
      data-on={isOn || undefined}
    >
      {isOn && <span className="sr-only copy:hidden">{"Remove: "}</span>}
      <span>{words}</span>
      {isOn && <X className="icon copy:hidden" aria-hidden />}
    </Link>
  </li>
);

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
