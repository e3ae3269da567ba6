import X from "lucide-react/icons/x";
import { useEffect, useRef } from "react";
import type { FiltersView } from "#app/presenters/search/filters-view";
import { IconButton } from "#app/components/ui/button";
import { dialogClose, dialogHead } from "#app/components/ui/dialog";
import { panel } from "#app/components/ui/panel";
import { FilterForm } from "./filter-form";

interface Props {
  filters: FiltersView;
  onClose: () => void;
}

export function FilterSheet({ filters, onClose }: Props) {
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
          <IconButton Icon={X} label="Close" className={dialogClose} onClick={() => sheet.current?.close()} />
        </div>
        <FilterForm filters={filters} onSubmit={() => sheet.current?.close()} />
      </div>
    </dialog>
  );
}

export function FiltersOnPage({ filters }: Pick<Props, "filters">) {
  return (
    <section
      id="filters"
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
