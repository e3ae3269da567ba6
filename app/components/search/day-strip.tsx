import { Link } from "@remix-run/react";
import { searchUrl } from "#app/domain/search/address";
import type { SearchFormView } from "#app/presenters/search/view";

interface Props {
  form: SearchFormView;
  /** The search's parameters, without unknown ones. */
  query: string;
  /** By the days of the form; null where no place has a score. */
  bestOfDays: readonly (number | null)[];
}

/** The six days, each with the best score within the drive, one tap away; the chosen one is filled. */
export function DayStrip({ form: { dates, travelDate, today }, query, bestOfDays }: Props) {
  return (
    <nav aria-label="Days" className="day-strip">
      <ul>
        {dates.map(({ value, label }, day) => {
          const best = bestOfDays[day] ?? null;
          return (
            <li key={value}>
              <Link
                to={searchUrl(query, value === travelDate ? {} : { travelDate: value || today, leave: null })}
                preventScrollReset
                aria-current={value === travelDate ? "date" : undefined}
              >
                <span aria-hidden>{value === "" ? label : label.slice(0, 3)}</span>
                <span className="sr-only">{`${label}: ${best === null ? "no score" : "best score "}`}</span>
                <b aria-hidden={best === null}>{best ?? "–"}</b>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
