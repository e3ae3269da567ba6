import { useSearchParams } from "@remix-run/react";
import { clsx } from "clsx";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import X from "lucide-react/icons/x";
import { useEffect, useRef, useState } from "react";
import { chosenFilters } from "#app/domain/filters/filters";
import { type FiltersView } from "#app/presenters/search/filters-view";
import { button, iconButton } from "#app/components/ui/button";
import { dialogClose, dialogHead } from "#app/components/ui/dialog";
import { panel } from "#app/components/ui/panel";
import { FilterForm } from "./filter-form";

/** Without JavaScript the button links to the filters as a part of the page. */
const PLACE = "filters";

export function FiltersButton({ filters }: { filters: FiltersView }) {
  const [isOpen, setOpen] = useState(false);
  const on = chosenFilters(filters.chosen).length;
  return (
    <>
      <a
        href={`/search?${filters.query}&filters=open#${PLACE}`}
        className={button({ size: "bar" })}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {/* On a phone the icon would leave no room for the number of chosen filters. */}
        <SlidersHorizontal className={clsx("icon", on > 0 && "max-md:hidden")} aria-hidden />
        <span>{on === 0 ? "Filters" : `Filters (${on})`}</span>
      </a>
      {isOpen && <FilterSheet filters={filters} onClose={() => setOpen(false)} />}
    </>
  );
}

function FilterSheet({ filters, onClose }: { filters: FiltersView; onClose: () => void }) {
  const sheet = useRef<HTMLDialogElement>(null);
  // A modal dialog traps the focus, closes on Escape, and returns the focus.
  useEffect(() => sheet.current?.showModal(), []);
  return (
    <dialog
      ref={sheet}
      aria-labelledby="filter-sheet"
      onClose={onClose}
      closedby="any"
      className="m-auto max-h-[85dvh] w-[min(40rem,100%-2rem)] rounded-card border border-card-line bg-raised text-ink shadow-card backdrop:bg-scrim max-md:mb-0 max-md:w-full max-md:max-w-none max-md:rounded-b-none"
    >
      <div className="grid gap-4 px-5 pt-4">
        <div className={dialogHead}>
          <h2 id="filter-sheet">Filters</h2>
          <button
            type="button"
            className={iconButton({ className: dialogClose })}
            onClick={() => sheet.current?.close()}
          >
            <X className="icon" aria-hidden />
            <span className="sr-only">Close</span>
          </button>
        </div>
        <FilterForm filters={filters} onSubmit={() => sheet.current?.close()} />
      </div>
    </dialog>
  );
}

/** Only if the address asks for them, to which the button links without JavaScript. */
export function FiltersInPage({ filters }: { filters: FiltersView }) {
  const [params] = useSearchParams();
  if (params.get("filters") !== "open") return null;
  return (
    <section
      id={PLACE}
      aria-labelledby="page-filters"
      className={panel({ pad: "card", className: "mb-5 copy:hidden" })}
    >
      <h2 id="page-filters" className="mb-3 text-lg">
        Filters
      </h2>
      <FilterForm filters={filters} />
    </section>
  );
}
