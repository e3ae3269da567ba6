import { useRef, useState } from "react";
import type { ForecastDayView } from "#app/presenters/card-view";
import { ForecastDay } from "./forecast-day";
import { ForecastDayDetails } from "./forecast-day-details";

/** Five days side by side; a chosen one opens its details below. */
export function ForecastGrid({ days, placeId }: { days: ForecastDayView[]; placeId: number }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const grid = useRef<HTMLOListElement>(null);
  const day = chosen === null ? undefined : days[chosen];
  const detailsId = `day${placeId}`;

  function close(): void {
    const button = chosen === null ? null : grid.current?.children[chosen]?.querySelector("button");
    setChosen(null);
    button?.focus();
  }

  return (
    <>
      <ol className="forecast-grid" ref={grid}>
        {days.map((each, index) => (
          <ForecastDay
            key={each.date}
            day={each}
            isChosen={index === chosen}
            detailsId={detailsId}
            onChoose={() => setChosen(index === chosen ? null : index)}
          />
        ))}
      </ol>
      {day && <ForecastDayDetails id={detailsId} day={day} onClose={close} />}
    </>
  );
}
