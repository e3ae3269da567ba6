import { useKeptState } from "#app/components/ui/use-kept-state";
import type { DetailsView } from "#app/presenters/trips/card-view";
import { ForecastGrid } from "./forecast-grid";
import { WhyThisScore } from "../why-this-score";

/** Five days, their details, where they come from, and why the score is what it is. */
export function ForecastPanel({ details }: { details: DetailsView }) {
  const [chosen, setChosen] = useKeptState<number | null>(`day ${details.id}`, null);
  if (details.forecast.length === 0) {
    return (
      <div className="panel-empty">
        <h3>Weather data unavailable</h3>
        <p>We couldn't load the weather forecast for this location. Please try again later.</p>
      </div>
    );
  }
  const opened = chosen === null ? undefined : details.forecast[chosen];
  const explained = opened ?? details.forecast.find(({ isTravelDay }) => isTravelDay);
  return (
    <div className="forecast">
      <ForecastGrid
        days={details.forecast}
        placeId={details.id}
        chosen={chosen}
        onChoose={(day) => setChosen(() => day)}
      />
      <div className="forecast-foot">
        {explained && <WhyThisScore day={explained} isOpened={explained === opened} />}
        {details.forecastSource !== null && <p className="forecast-source">{details.forecastSource}</p>}
      </div>
    </div>
  );
}
