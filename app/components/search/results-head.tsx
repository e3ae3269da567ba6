import { Link } from "@remix-run/react";
import { Info } from "lucide-react";
import type { SearchPageView } from "#app/presenters/search-view";
import { RankingSwitch } from "./ranking-switch";

interface Props {
  view: Extract<SearchPageView, { kind: "results" }>;
}

function countText({ total, form, origin }: Props["view"]): string {
  const places = `${total} ${total === 1 ? "place" : "places"}`;
  const hours = `${form.drivingHours} ${form.drivingHours === 1 ? "hour" : "hours"}`;
  return `${places} within ${hours} of ${origin}`;
}

/** What was searched, how it is sorted, and the ways on from here. */
export function ResultsHead({ view }: Props) {
  return (
    <div className="results-head">
      <div>
        <h1>Best Weather Destinations</h1>
        <p className="results-sorted">
          {"Results sorted by best weather for: "}
          <strong>{view.dateLabel}</strong>
        </p>
        <p className="results-count">
          {`${countText(view)} `}
          <Link to="/about#ranking" className="info-hint">
            <Info className="icon" aria-hidden />
            Why this order?
          </Link>
        </p>
      </div>
      <div className="results-actions">
        <RankingSwitch ranking={view.ranking} otherUrl={view.otherRankingUrl} />
        <Link to="/" className="button">
          New Search
        </Link>
      </div>
    </div>
  );
}
