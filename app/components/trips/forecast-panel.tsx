import type { DetailsView } from "#app/presenters/card-view";
import { ForecastGrid } from "./forecast-grid";
import { WhyThisScore } from "./why-this-score";

/** Five days, their details, where they come from, and why the score is what it is. */
export function ForecastPanel({ details }: { details: DetailsView }) {
  if (details.forecast.length === 0) {
    return (
      <div className="panel-empty">
        <h3>Weather data unavailable</h3>
        <p>We couldn't load the weather forecast for this location. Please try again later.</p>
      </div>
    );
  }
  return (
    <div className="forecast">
      <ForecastGrid days={details.forecast} placeId={details.id} />
      <div className="forecast-foot">
        {details.facets.length > 0 && <WhyThisScore facets={details.facets} />}
        {details.forecastSource !== null && <p className="forecast-source">{details.forecastSource}</p>}
      </div>
    </div>
  );
}
