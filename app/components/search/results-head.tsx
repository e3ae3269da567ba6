import { Link } from "@remix-run/react";
import Info from "lucide-react/icons/info";
import { searchParameters } from "#app/domain/search/address";
import { limitInWords } from "#app/domain/roads/driving-hours";
import type { SearchPageView } from "#app/presenters/search/view";
import { ShareLink } from "#app/components/trips/share-link";
import { filledFormUrl } from "./form/filled-form-url";
import { RankingSwitch } from "./ranking-switch";
import { button } from "#app/components/ui/button";
import { pageActions, pageHead } from "#app/components/ui/page";

interface Props {
  view: Extract<SearchPageView, { kind: "results" }>;
  /** Which places are shown, where they are not the first: "Places 21–40 of 58". */
  range: string | null;
}

/** "58 places within 2 hours of LS6 3AA" */
export function countInWords({ total, form, origin, filters }: Props["view"]): string {
  const places = `${total} ${total === 1 ? "place" : "places"}`;
  return `${places} within ${limitInWords(form.drivingHours, filters.chosen.within)} of ${origin}`;
}

/** What the places are sorted over: a table of days takes all of them. */
const daysOf = ({ dayTable, dateLabel }: Props["view"]): string => (dayTable ? "the six days" : dateLabel);

/** The form of an alert, filled in with this search: of the postcode it is told the district. */
const alertUrl = ({ origin, form, ranking }: Props["view"]): string =>
  `/alerts/new?${searchParameters({ from: origin.split(" ")[0], drivingHours: form.drivingHours, ranking })}`;

/** What was searched, how it is sorted, and the ways on from here. */
export function ResultsHead({ view, range }: Props) {
  return (
    <div className={pageHead}>
      <div>
        <h1>Best Weather Destinations</h1>
        <div className="results-words">
          <p>
            {view.isByDistance ? "Results sorted by distance for: " : "Results sorted by best weather for: "}
            <strong>{daysOf(view)}</strong>
            {!view.dayTable && !view.isByDistance && view.order === "near" && ", nearest of the best first"}
          </p>
          <p>{countInWords(view)}</p>
          <div>
            <Link to="/about#ranking">
              <Info className="icon" aria-hidden />
              Why this order?
            </Link>
            <Link to={alertUrl(view)}>Tell me when it is sunny</Link>
            <ShareLink
              title={`Best weather: ${daysOf(view)}`}
              subject="this search"
              url={view.shareUrl}
              className=""
            />
          </div>
        </div>
        {view.note !== null && <p className="font-medium">{view.note}</p>}
        {range !== null && <p className="text-ink-soft">{range}</p>}
      </div>
      <div className={pageActions}>
        <RankingSwitch ranking={view.ranking} otherUrl={view.otherRankingUrl} />
        <Link to={filledFormUrl(view.form)} className={button({ size: "row" })}>
          New Search
        </Link>
      </div>
    </div>
  );
}
