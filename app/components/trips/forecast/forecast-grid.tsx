import { useRef } from "react";
import { forecastGrid } from "#app/components/ui/panel";
import type { ForecastDayView } from "#app/presenters/trips/day";
import { ForecastDay } from "./forecast-day";
import { ForecastDayDetails } from "./forecast-day-details";

interface Props {
  days: ForecastDayView[];
  placeId: number;
  /** The day's index; null if no details are open. */
  chosen: number | null;
  onChoose: (index: number | null) => void;
}

export function ForecastGrid({ days, placeId, chosen, onChoose }: Props) {
  const grid = useRef<HTMLOListElement>(null);
  const day = chosen === null ? undefined : days[chosen];
  const detailsId = `day${placeId}`;

  function close(): void {
    const button = chosen === null ? null : grid.current?.children[chosen]?.querySelector("button");
    onChoose(null);
    button?.focus();
  }

  return (
    <>
      <ol className={forecastGrid} ref={grid}>
        {days.map((each, index) => (
          <ForecastDay
            key={each.date}
            day={each}
            isChosen={index === chosen}
            detailsId={detailsId}
            onChoose={() => onChoose(index === chosen ? null : index)}
          />
        ))}
      </ol>
      {day && <ForecastDayDetails id={detailsId} day={day} onClose={close} />}
    </>
  );
}
