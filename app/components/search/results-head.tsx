import { Link } from "@remix-run/react";
import { Info } from "lucide-react";
import { hoursInWords } from "#app/domain/roads/driving-hours";
import type { SearchPageView } from "#app/presenters/search/view";
import { filledFormUrl } from "./form/filled-form-url";
import { RankingSwitch } from "./ranking-switch";

interface Props {
  view: Extract<SearchPageView, { kind: "results" }>;
  /** Which places are shown, where they are not the first: "Places 21–40 of 58". */
  range: string | null;
}

function countText({ total, form, origin }: Props["view"]): string {
  const places = `${total} ${total === 1 ? "place" : "places"}`;
  return `${places} within ${hoursInWords(form.drivingHours)} of ${origin}`;
}

/** What was searched, how it is sorted, and the ways on from here. */
export function ResultsHead({ view, range }: Props) {
  return (
    <div className="results-head">
      <div>
        <h1>Best Weather Destinations</h1>
        <p className="results-sorted">
          {"Results sorted by best weather for: "}
          <strong className="whitespace-nowrap">{view.dateLabel}</strong>
        </p>
        {view.note !== null && <p className="results-note">{view.note}</p>}
        <p className="results-count">
          {`${countText(view)} `}
          <Link to="/about#ranking" className="info-hint">
            <Info className="icon" aria-hidden />
            Why this order?
          </Link>
        </p>
        {range !== null && <p className="results-range">{range}</p>}
      </div>
      <div className="results-actions">
        <RankingSwitch ranking={view.ranking} otherUrl={view.otherRankingUrl} />
        <Link to={filledFormUrl(view.form)} className="button">
          New Search
        </Link>
      </div>
    </div>
  );
}
