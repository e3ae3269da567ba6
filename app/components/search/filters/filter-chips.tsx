import { Link } from "@remix-run/react";
import X from "lucide-react/icons/x";
import { type ReactNode, useEffect, useRef } from "react";
import {
  type ChosenFilter,
  type Filters,
  NO_FILTERS,
  chosenFilters,
  withoutFilter,
} from "#app/domain/filters/filters";
import {
  type FiltersView,
  countOf,
  filterInWords,
  filteredUrl,
  placesInWords,
} from "#app/presenters/search/filters-view";

/** The filters that most people look for stand ready; the others are in the sheet. */
const READY: readonly Exclude<ChosenFilter, { list: "bySea" }>[] = [
  { list: "needs", choice: "dogs" },
  { list: "needs", choice: "stepfree" },
  { list: "needs", choice: "children" },
  { list: "offers", choice: "indoor" },
  { list: "interests", choice: "hills" },
  { list: "interests", choice: "seaside" },
  { list: "offers", choice: "free" },
];

function withFilter(filters: Filters, { list, choice }: Exclude<ChosenFilter, { list: "bySea" }>): Filters {
  return list === "within"
    ? { ...filters, within: choice }
    : { ...filters, [list]: [...filters[list], choice] };
}

/**
 * A line that scrolls on a phone. Where there is room it wraps as a balanced text does, so that no chip stands alone in a
 * second line. The links are styled from here: they travel often.
 */
const CHIPS =
  "max-md:flex max-md:gap-2 max-md:-mx-gutter max-md:overflow-x-auto max-md:px-gutter max-md:py-1 max-md:[scrollbar-width:none] md:-mr-2 md:-mb-2 md:text-balance md:[&_li]:mr-2 md:[&_li]:mb-2 md:[&_li]:inline-block md:[&_li]:align-top [&_a]:flex [&_a]:min-h-target [&_a]:items-center [&_a]:gap-1.5 [&_a]:rounded-full [&_a]:border [&_a]:border-line-strong [&_a]:bg-raised [&_a]:px-3 [&_a]:whitespace-nowrap [&_a]:text-ink [&_a]:no-underline [&_a:hover]:bg-sunken [&_a[data-on]]:border-ink [&_a[data-on]]:bg-ink [&_a[data-on]]:font-semibold [&_a[data-on]]:text-surface forced-colors:[&_a[data-on]]:outline-2 [&_small]:text-base [&_small]:text-ink-soft";

/** The chosen filters, each with a cross to remove it, then others, each with the number of places it would leave. */
export function FilterChips({ filters }: { filters: FiltersView }) {
  const { chosen, query, byDrive, preferencesUrl, total } = filters;
  const on = chosenFilters(chosen);
  const isOn = (filter: ChosenFilter) => on.some(({ choice }) => choice === filter.choice);
  const ready = READY.filter((filter) => !isOn(filter)).map((filter) => ({
    filter,
    found: filter.list === "within" ? 0 : countOf(filters, filter.choice),
  }));
  // Three quarters and half of the hours.
  const steps = [(byDrive.length * 3) / 4, byDrive.length / 2];
  const drives = steps.map((step) => ({
    filter: { list: "within", choice: step * 15 } as const,
    found: byDrive[step - 1] ?? 0,
  }));
  const off = [...ready, ...(chosen.within === null ? drives : [])].filter(({ found }) => found > 0);
  const link = (filters: Filters, words: ReactNode, isOn?: true) => (
    <Link to={filteredUrl(query, filters)} preventScrollReset data-on={isOn}>
      {words}
    </Link>
  );
  return (
    <nav aria-label="Filters" className="mb-5">
      <FoundPlaces total={total} query={query} />
      <ul className={CHIPS}>
        {on.map((filter) => (
          <li key={filter.choice}>
            {link(
              withoutFilter(chosen, filter),
              <>
                <span className="sr-only">{"Remove: "}</span>
                {filterInWords(filter)}
                <X className="icon" aria-hidden />
              </>,
              true,
            )}
          </li>
        ))}
        {on.length > 0 && <li>{link(NO_FILTERS, "Clear all")}</li>}
        {preferencesUrl !== null && (
          <li>
            <Link to={preferencesUrl} preventScrollReset>
              Use my preferences
            </Link>
          </li>
        )}
        {off.map(({ filter, found }) => (
          <li key={filter.choice}>
            {link(
              withFilter(chosen, filter),
              <>
                {filterInWords(filter)}
                <small>{found}</small>
              </>,
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Says how many places there are once the filters have changed; a page that has just come says it in its head. */
function FoundPlaces({ total, query }: Pick<FiltersView, "total" | "query">) {
  const status = useRef<HTMLParagraphElement>(null);
  const said = useRef(query);
  useEffect(() => {
    if (said.current === query) return;
    said.current = query;
    // Past React, once the page is shown again: a text that changes while it is hidden is read out by nobody.
    if (status.current) status.current.textContent = `${placesInWords(total)} found`;
  }, [query, total]);
  return <p ref={status} role="status" className="sr-only" />;
}
