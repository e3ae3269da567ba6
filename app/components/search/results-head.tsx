import { Link } from "@remix-run/react";
import { Info } from "lucide-react";
import { hoursInWords } from "#app/domain/roads/driving-hours";
import { formatDuration } from "#app/domain/units";
import type { SearchPageView } from "#app/presenters/search/view";
import { ShareLink } from "../trips/share-link";
import { filledFormUrl } from "./form/filled-form-url";
import { RankingSwitch } from "./ranking-switch";
import { button } from "../ui/button";
import { pageActions, pageHead } from "../ui/page";

interface Props {
  view: Extract<SearchPageView, { kind: "results" }>;
  /** Which places are shown, where they are not the first: "Places 21–40 of 58". */
  range: string | null;
}

/** "58 places within 2 hours of LS6 3AA" */
export function countText({ total, form, origin, filters }: Props["view"]): string {
  const places = `${total} ${total === 1 ? "place" : "places"}`;
  const { within } = filters.chosen;
  const drive = within === null ? hoursInWords(form.drivingHours) : formatDuration(within);
  return `${places} within ${drive} of ${origin}`;
}

const shareTitle = ({ dateLabel }: Props["view"]): string => `Best weather: ${dateLabel}`;

/** The form of an alert, filled in with this search: of the postcode it is told the district. */
const alertUrl = ({ origin, form, ranking }: Props["view"]): string =>
  `/alerts/new?from=${origin.split(" ")[0]}&drivingHours=${form.drivingHours}&ranking=${ranking}`;

const LINK = "inline-flex min-h-8 items-center gap-1 whitespace-nowrap";

/** What was searched, how it is sorted, and the ways on from here. */
export function ResultsHead({ view, range }: Props) {
  return (
    <div className={pageHead}>
      <div>
        <h1>Best Weather Destinations</h1>
        {/* On a phone the day and the count are one text of two lines. */}
        <div className="text-ink-soft max-md:mt-1 max-md:text-sm md:flex md:flex-wrap md:items-center md:gap-x-4">
          <p className="inline text-ink md:mt-2 md:basis-full md:text-lg">
            {"Results sorted by best weather for: "}
            <strong className="md:whitespace-nowrap">{view.dateLabel}</strong>
            {view.order === "near" && ", nearest of the best first"}
          </p>
          <span className="md:hidden" aria-hidden>
            {" · "}
          </span>
          <p className="inline">{countText(view)}</p>
          <div className="flex flex-wrap items-center gap-x-4 md:contents print:hidden">
            <Link to="/about#ranking" className={LINK}>
              <Info className="icon" aria-hidden />
              Why this order?
            </Link>
            <Link to={alertUrl(view)} className={LINK}>
              Tell me when it is sunny
            </Link>
            <ShareLink title={shareTitle(view)} subject="this search" url={view.shareUrl} className={LINK} />
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
