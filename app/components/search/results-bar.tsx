import { Link } from "@remix-run/react";
import ArrowUpDown from "lucide-react/icons/arrow-up-down";
import type { ReactNode } from "react";
import type { SearchPageView } from "#app/presenters/search/view";
import { button } from "#app/components/ui/button";
import { segment, segments } from "#app/components/ui/segments";

interface Props {
  view: Extract<SearchPageView, { kind: "results" }>;
  /** The button that opens the filters. */
  filters?: ReactNode;
}

const LAYOUTS = [
  { layout: "list", label: "List" },
  { layout: "map", label: "Map" },
  { layout: "days", label: "Days" },
] as const;

/** The ways to show the results; the one in use is not a link. */
function LayoutSwitch({ layout, layoutUrls }: Pick<Props["view"], "layout" | "layoutUrls">) {
  return (
    <nav className={segments} aria-label="Show as">
      {LAYOUTS.map((each) =>
        each.layout === (layout ?? "list") ? (
          <span key={each.layout} className={segment({ state: "on" })} aria-current="true">
            {each.label}
          </span>
        ) : (
          <Link
            key={each.layout}
            to={layoutUrls[each.layout]}
            className={segment({ state: "off" })}
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
    <div className="results-bar">
      {filters}
      <LayoutSwitch {...view} />
      {!dayTable && (
        <Link to={otherOrderUrl} preventScrollReset className={button({ size: "bar" })}>
          <ArrowUpDown className="icon" aria-hidden />
          <span>
            {order === "near" ? "Best" : "Nearest"}
            <span className="max-md:sr-only"> first</span>
          </span>
        </Link>
      )}
    </div>
  );
}
