import { X } from "lucide-react";
import type { ForecastDayView } from "#app/presenters/trips/card-view";
import { RainBar } from "./rain-bar";

interface Props {
  id: string;
  day: ForecastDayView;
  onClose: () => void;
}

function factsOf(day: ForecastDayView): [string, string][] {
  const facts: [string, string][] = [
    ["Temperature", day.temperature],
    ["Feels like", day.feelsLike],
    ["Low", day.low],
    ["High", day.high],
  ];
  if (day.sunshine !== null) facts.push(["Sunshine", day.sunshine]);
  facts.push(["Wind", day.wind]);
  return facts;
}

/** One day in full, below the grid. */
export function ForecastDayDetails({ id, day, onClose }: Props) {
  return (
    <div id={id} className="forecast-details" role="region" aria-label={day.longLabel}>
      <div className="forecast-details-head">
        <h3>{day.longLabel}</h3>
        <p className="sentence">{day.description}</p>
        <button type="button" className="close" onClick={onClose}>
          <X className="icon" aria-hidden />
          <span className="sr-only">Close details</span>
        </button>
      </div>
      <dl className="day-facts">
        {factsOf(day).map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="day-facts-rain">
          <dt>Precipitation</dt>
          <dd>
            <RainBar percent={day.precipitation} isWet={day.isWet} />
          </dd>
        </div>
      </dl>
      {day.score && (
        <p className="forecast-details-score">
          {`Scores ${day.score.value} of 100, ${day.score.verdict}: ${day.score.reasons.join(", ")}.`}
        </p>
      )}
    </div>
  );
}
