import { Link } from "#app/framework/link";
import ChevronDown from "lucide-react/icons/chevron-down";
import { type ParameterValues, orderParameter, searchUrl, styleParameter } from "#app/domain/search/address";
import type { ResultsView } from "#app/presenters/search/page";
import { ShareLink } from "#app/components/trips/share-link";
import { button } from "#app/components/ui/button";
import { Menu } from "#app/components/ui/menu";
import { segment, segments } from "#app/components/ui/segments";
import { FiltersButton } from "./filters/filters-button";
import { usePendingSearch } from "./search-states";

interface Props {
  view: ResultsView;
}

const LAYOUTS = [
  { layout: "list", label: "List" },
  { layout: "map", label: "Map" },
  { layout: "days", label: "Days" },
] as const;

/** The view that is open or loading is not a link. */
function LayoutSwitch({ layout, layoutUrls }: Pick<Props["view"], "layout" | "layoutUrls">) {
  const pending = usePendingSearch();
  const asked = LAYOUTS.find((each) => layoutUrls[each.layout] === pending)?.layout;
  return (
    <nav className={segments} aria-label="Show as">
      {LAYOUTS.map((each) =>
        each.layout === (asked ?? layout ?? "list") ? (
          <span
            key={each.layout}
            className={segment({ state: "on", className: "max-md:px-2" })}
            aria-current="true"
          >
            {each.label}
          </span>
        ) : (
          <Link
            key={each.layout}
            to={layoutUrls[each.layout]}
            className={segment({ state: "off", className: "max-md:px-2" })}
            preventScrollReset
          >
            {each.label}
          </Link>
        ),
      )}
    </nav>
  );
}

const ORDERS = [
  { order: "best", label: "Best and nearest" },
  { order: "score", label: "Highest score" },
  { order: "near", label: "Nearest" },
] as const;

const STYLES = [
  { ranking: "urban", label: "A day out" },
  { ranking: "beach", label: "Beach & sun" },
] as const;

function OrderMenu({ view: { order, ranking, filters } }: Props) {
  const pending = usePendingSearch();
  const choice = (label: string, isOn: boolean, changes: ParameterValues) => {
    const url = searchUrl(filters.query, { offset: null, ...changes });
    return (
      <Link
        key={label}
        to={url}
        preventScrollReset
        aria-current={isOn || url === pending ? "true" : undefined}
        className="flex min-h-target items-center rounded-sm px-3 text-ink no-underline hover:bg-sunken aria-[current]:bg-sea-soft aria-[current]:font-semibold"
      >
        {label}
      </Link>
    );
  };
  const label = (
    <>
      <span>
        Order
        <span className="max-md:sr-only">{`: ${ORDERS.find((each) => each.order === order)?.label}`}</span>
      </span>
      <ChevronDown className="icon" aria-hidden />
    </>
  );
  return (
    <Menu label={label} summaryClass={button({ size: "bar" })} across="max-sm:inset-x-gutter">
      <nav aria-label="Order">
        {ORDERS.map((each) => choice(each.label, each.order === order, orderParameter(each.order)))}
        <p className="mt-1 border-t border-line px-3 pt-2 text-sm text-ink-soft">Weather for:</p>
        {STYLES.map((each) =>
          choice(each.label, each.ranking === ranking, { sea: null, ...styleParameter(each.ranking) }),
        )}
      </nav>
    </Menu>
  );
}

export function ResultsBar({ view }: Props) {
  return (
    <div className="results-bar">
      <FiltersButton filters={view.filters} />
      <LayoutSwitch {...view} />
      {!view.dayTable && <OrderMenu view={view} />}
      {!view.answer?.placeId && (
        <ShareLink
          text={view.preview.title}
          subject="this search"
          url={view.preview.url}
          className={button({ size: "bar", className: "ml-auto max-md:text-[0px] [&>svg]:size-5" })}
        />
      )}
    </div>
  );
}
