import { Link } from "@remix-run/react";
import { ArrowUpDown } from "lucide-react";
import type { ReactNode } from "react";
import type { SearchPageView } from "#app/presenters/search/view";
import { button } from "../ui/button";

interface Props {
  view: Extract<SearchPageView, { kind: "results" }>;
  /** What opens the filters. */
  filters?: ReactNode;
}

/** On a phone it stays at the top while the places scroll; larger text makes it scroll sideways, not grow. */
const BAR =
  "results-bar mb-4 flex items-center gap-2 max-md:sticky max-md:top-0 max-md:z-10 max-md:-mx-gutter max-md:overflow-x-auto max-md:bg-surface max-md:px-gutter max-md:py-[3px] max-md:[scrollbar-width:none]";

/** One line over the places: what narrows them, how they are shown, and in which order. */
export function ResultsBar({ view, filters }: Props) {
  const otherOrder = view.order === "near" ? "Best" : "Nearest";
  return (
    <div className={BAR}>
      {filters}
      <Link
        to={view.otherOrderUrl}
        preventScrollReset
        className={button({ size: "bar", className: "ml-auto" })}
      >
        <ArrowUpDown className="icon" aria-hidden />
        {`${otherOrder} first`}
      </Link>
    </div>
  );
}
