import { Link } from "@remix-run/react";
import { searchUrl } from "#app/domain/search/address";
import type { BestOfDayView, SearchFormView } from "#app/presenters/search/view";
import { skyOf } from "#app/components/trips/forecast/sky-of";
import { WeatherIcon } from "#app/components/trips/forecast/weather-marks";
import { usePendingSearch } from "./use-pending-search";

interface Props {
  form: SearchFormView;
  /** The search's parameters, without unknown ones. */
  query: string;
  /** By the days of the form; null where no place has a score. */
  bestOfDays: readonly (BestOfDayView | null)[];
}

const ICON_SIZE = 22;

/** The six days, each with the sky and the score of its best place, one tap away; the chosen one is filled at once. */
export function DayStrip({ form: { dates, travelDate, today }, query, bestOfDays }: Props) {
  const pending = usePendingSearch();
  const days = dates.map(({ value, label }, day) => ({
    ...{ value, label, best: bestOfDays[day] ?? null },
    url: searchUrl(query, value === travelDate ? {} : { travelDate: value || today, leave: null }),
  }));
  const chosen = days.find(({ url }) => url === pending)?.value ?? travelDate;
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
              <span className="sr-only">{`${label}: ${best === null ? "no score" : "best score "}`}</span>
              <b aria-hidden={best === null}>{best?.score ?? "–"}</b>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
