import { Link } from "#app/framework/link";
import BedDouble from "lucide-react/icons/bed-double";
import { WEEKEND, searchUrl } from "#app/domain/search/address";
import type { BestOfDayView } from "#app/presenters/search/rows";
import type { ResultsView } from "#app/presenters/search/page";
import { skyOf } from "#app/components/trips/forecast/sky-of";
import { WeatherIcon } from "#app/components/trips/forecast/weather-marks";
import { usePendingSearch } from "./search-states";

const ICON_SIZE = 22;

const WITHOUT_SCORE: Readonly<Record<string, string>> = {
  none: "nothing fits your filters",
  dark: "dark when you arrive",
  "–": "no forecast",
};

/** Before the score, or why there is none. */
const inWords = (best: BestOfDayView | null | undefined): string =>
  best ? (WITHOUT_SCORE[best.text] ?? "best score ") : "";

/** A day also has the sky of its best place. A tapped link looks chosen at once. */
export function DayStrip({ view }: { view: ResultsView }) {
  const { bestOfDays, bestOfWeekend } = view;
  const { query } = view.filters;
  const { dates, travelDate, today, nights, weekend } = view.form;
  const pending = usePendingSearch();
  const days = dates.map(({ value, label }, day) => ({
    value,
    label,
    best: bestOfDays[day],
    url: searchUrl(
      query,
      value === travelDate ? { nights: null } : { travelDate: value || today, leave: null, nights: null },
    ),
  }));
  const weekendUrl = searchUrl(query, { travelDate: weekend, nights: 1, leave: null });
  const isWeekend = nights === 1 && travelDate === weekend;
  const now = isWeekend ? WEEKEND : travelDate;
  const chosen = pending === weekendUrl ? WEEKEND : (days.find(({ url }) => url === pending)?.value ?? now);
  return (
    <nav aria-label="Days" className="day-strip">
      <ul>
        {days.map(({ value, label, best, url }) => (
          <li key={value}>
            <Link to={url} preventScrollReset aria-current={value === chosen ? "date" : undefined}>
              <span aria-hidden>{value === "" ? label : label.slice(0, 3)}</span>
              <i className={skyOf(best?.icon ?? "not-available")}>
                <WeatherIcon name={best?.icon ?? "not-available"} size={ICON_SIZE} />
              </i>
              <span className="sr-only">{`${label}: ${inWords(best)}`}</span>
              <b aria-hidden={best && best.text in WITHOUT_SCORE}>{best?.text}</b>
            </Link>
          </li>
        ))}
        {weekend !== null && (
          <li>
            <Link to={weekendUrl} preventScrollReset aria-current={chosen === WEEKEND ? "date" : undefined}>
              <span aria-hidden className="max-sm:text-xs max-sm:tracking-tight max-[22rem]:text-[0.625rem]">
                W'end
              </span>
              <BedDouble className="size-5.5" aria-hidden />
              <span className="sr-only">{`Weekend, Saturday night away: ${inWords(bestOfWeekend)}`}</span>
              <b aria-hidden={bestOfWeekend !== null && bestOfWeekend.text in WITHOUT_SCORE}>
                {bestOfWeekend?.text}
              </b>
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
