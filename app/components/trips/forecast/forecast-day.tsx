import type { ForecastDayView } from "#app/presenters/trips/card-view";
import { RainBar } from "./rain-bar";
import { skyOf } from "./sky-of";
import { WeatherIcon } from "./weather-icon";

interface Props {
  day: ForecastDayView;
  isChosen: boolean;
  detailsId: string;
  onChoose: () => void;
}

const ICON_SIZE = 48;

/** One column of the grid: day, sky, temperature, chance of rain, low and high. */
export function ForecastDay({ day, isChosen, detailsId, onChoose }: Props) {
  return (
    <li>
      <button
        type="button"
        className={day.isTravelDay ? "day is-travel-day" : "day"}
        aria-expanded={isChosen}
        aria-controls={isChosen ? detailsId : undefined}
        onClick={onChoose}
      >
        <span className="day-label">
          <span aria-hidden>{day.label}</span>
          <span className="sr-only">{`${day.longLabel}${day.isTravelDay ? ", your day" : ""}: ${day.description}, `}</span>
        </span>
        <span className={`day-sky ${skyOf(day.icon)}`}>
          <WeatherIcon name={day.icon} size={ICON_SIZE} />
        </span>
        <span className="day-temperature">{day.temperature}</span>
        <RainBar percent={day.precipitation} isWet={day.isWet} />
        <span className="day-range">
          <span className="sr-only">, low </span>
          {day.low}
          <span aria-hidden>/</span>
          <wbr />
          <span className="sr-only">, high </span>
          {day.high}
        </span>
      </button>
    </li>
  );
}
