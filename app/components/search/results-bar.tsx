import { Link } from "@remix-run/react";
import { ArrowUpDown } from "lucide-react";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { SearchPageView } from "#app/presenters/search/view";
import { button } from "../ui/button";
import { segment, segments } from "../ui/segments";

interface Props {
  view: Extract<SearchPageView, { kind: "results" }>;
  /** What opens the filters. */
  filters?: ReactNode;
}

/** On a phone it stays at the top while the places scroll; larger text makes it scroll sideways, not grow. */
const BAR =
  "results-bar mb-4 flex items-center gap-2 md:flex-wrap max-md:sticky max-md:top-0 max-md:z-10 max-md:-mx-gutter max-md:mb-2 max-md:overflow-x-auto max-md:bg-surface max-md:px-gutter max-md:py-[3px] max-md:text-sm max-md:[scrollbar-width:none]";
/** The ring of the focus would be cut off by the bar's edge. */
const SEGMENT = "max-md:px-2.5 max-md:focus-visible:-outline-offset-3 max-md:focus-visible:shadow-none";

const LAYOUTS = [
  { layout: "list", label: "List" },
  { layout: "map", label: "Map" },
  { layout: "days", label: "Days" },
] as const;

/** The ways to show the results; the one in use is not a link. */
function LayoutSwitch({ layout, layoutUrls }: Pick<Props["view"], "layout" | "layoutUrls">) {
  return (
    <nav className={clsx(segments, "flex-none flex-nowrap")} aria-label="Show as">
      {LAYOUTS.map((each) =>
        each.layout === (layout ?? "list") ? (
          <span key={each.layout} className={clsx(segment({ state: "on" }), SEGMENT)} aria-current="true">
            {each.label}
          </span>
        ) : (
          <Link
            key={each.layout}
            to={layoutUrls[each.layout]}
            className={clsx(segment({ state: "off" }), SEGMENT)}
            preventScrollReset
          >
            {each.label}
          </Link>
        ),
      )}
    </nav>
  );
}

/** One line over the places: what narrows them, how they are shown, and in which order. */
export function ResultsBar({ view, filters }: Props) {
  const { order, otherOrderUrl, dayTable } = view;
  return (
    <div className={BAR}>
      {filters}
      <LayoutSwitch {...view} />
      {!dayTable && (
        <Link to={otherOrderUrl} preventScrollReset className={clsx(button({ size: "bar" }), "ml-auto")}>
          <ArrowUpDown className="icon" aria-hidden />
          {order === "near" ? "Best first" : "Nearest first"}
        </Link>
      )}
    </div>
  );
}
