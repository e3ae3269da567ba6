import { useSearchParams } from "@remix-run/react";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { useEffect, useState } from "react";
import { chosenFilters } from "#app/domain/filters/filters";
import type { FiltersView } from "#app/presenters/search/filters-view";
import { onPlainClick } from "#app/framework/on-plain-click";
import { ButtonAnchor } from "#app/components/ui/button";
import { latePart } from "#app/components/ui/late-part";

const load = () => import("./filter-sheet");
const FilterSheet = latePart({
  name: "the filters",
  load: () => load().then((module) => module.FilterSheet),
});
const FiltersOnPage = latePart({
  name: "the filters",
  load: () => load().then((module) => module.FiltersOnPage),
  drawn: import.meta.env.SSR && (await load()).FiltersOnPage,
});

export function FiltersButton({ filters }: { filters: FiltersView }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => void FilterSheet.fetchCode(), []);
  const on = chosenFilters(filters.chosen).length;
  return (
    <>
      <ButtonAnchor
        href={`/search?${filters.query}&filters=open#filters`}
        size="bar"
        Icon={SlidersHorizontal}
        label={on === 0 ? "Filters" : `Filters (${on})`}
        // On a phone the icon would leave no room for the number of chosen filters.
        className={on > 0 ? "max-md:[&>svg]:hidden" : undefined}
        onClick={onPlainClick(() => setOpen(true))}
      />
      {isOpen && <FilterSheet filters={filters} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Without JavaScript the button links to the filters as a part of the page. */
export function FiltersInPage({ filters }: { filters: FiltersView }) {
  const [params] = useSearchParams();
  return params.get("filters") === "open" && <FiltersOnPage filters={filters} />;
}
