import { Link } from "@remix-run/react";
import type { CSSProperties } from "react";
import type { ForecastDayView } from "#app/presenters/trips/card-view";

interface Props {
  day: ForecastDayView;
  /** Opened in the forecast; else it is the day whose score the card shows. */
  isOpened: boolean;
}

function question({ score, longLabel }: ForecastDayView): string {
  const [weekday = longLabel] = longLabel.split(" ");
  return score ? `Why ${score.value} on ${weekday}?` : `Why this score on ${weekday}?`;
}

/** The four parts of a day's score, each with its points and the most that it can give. */
export function WhyThisScore({ day, isOpened }: Props) {
  if (day.facets.length === 0) return null;
  return (
    <details className="why">
      <summary>{isOpened ? question(day) : "Why this score?"}</summary>
      <ul>
        {day.facets.map(({ name, points, percent }) => (
          <li key={name}>
            <span className="why-name">{name}</span>
            <span className="facet-bar" style={{ "--p": percent } as CSSProperties} aria-hidden />
            <span className="why-points">{points}</span>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/about#ranking">How we rank the weather</Link>
      </p>
    </details>
  );
}
