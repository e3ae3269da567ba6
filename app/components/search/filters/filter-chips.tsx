import { Link } from "@remix-run/react";
import { X } from "lucide-react";
import { useEffect, useRef } from "react";
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
  filterWords,
  filteredUrl,
  placesInWords,
} from "#app/presenters/search/filters-view";
import { chip } from "../../ui/segments";

/** The filters that most people look for stand ready; the others are in the sheet. */
const READY: readonly ChosenFilter[] = [
  { list: "needs", choice: "dogs" },
  { list: "needs", choice: "stepfree" },
  { list: "needs", choice: "children" },
  { list: "offers", choice: "indoor" },
  { list: "interests", choice: "hills" },
  { list: "interests", choice: "seaside" },
  { list: "offers", choice: "free" },
];

function withFilter(filters: Filters, { list, choice }: ChosenFilter): Filters {
  return list === "within"
    ? { ...filters, within: choice }
    : { ...filters, [list]: [...filters[list], choice] };
}

/** What is on, each with its own cross, then what could be, each with what it would leave. */
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
  return (
    <nav aria-label="Filters" className="mb-5">
      <FoundPlaces total={total} query={query} />
      <ul className="flex gap-2 max-md:-mx-gutter max-md:overflow-x-auto max-md:px-gutter max-md:py-1 max-md:[scrollbar-width:none] md:flex-wrap">
        {on.map((filter) => (
          <li key={filter.choice}>
            <Link
              to={filteredUrl(query, withoutFilter(chosen, filter))}
              preventScrollReset
              className={chip({ state: "on" })}
            >
              <span className="sr-only">{"Remove: "}</span>
              {filterWords(filter)}
              <X className="icon" aria-hidden />
            </Link>
          </li>
        ))}
        {on.length > 0 && (
          <li>
            <Link to={filteredUrl(query, NO_FILTERS)} preventScrollReset className={chip({ state: "off" })}>
              Clear all
            </Link>
          </li>
        )}
        {preferencesUrl !== null && (
          <li>
            <Link to={preferencesUrl} preventScrollReset className={chip({ state: "off" })}>
              Use my preferences
            </Link>
          </li>
        )}
        {off.map(({ filter, found }) => (
          <li key={filter.choice}>
            <Link
              to={filteredUrl(query, withFilter(chosen, filter))}
              preventScrollReset
              className={chip({ state: "off" })}
            >
              {filterWords(filter)}
              <span className="text-ink-soft">{found}</span>
            </Link>
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
