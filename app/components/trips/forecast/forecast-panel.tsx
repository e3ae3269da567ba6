import { useKeptState } from "#app/components/behaviour/use-kept-state";
import { textsOf } from "#app/presenters/notes/notes-view";
import type { DetailsView } from "#app/presenters/trips/destination-details";
import { clsx } from "clsx";
import { notice } from "#app/components/ui/panel";
import { ForecastGrid } from "./forecast-grid";
import { HoursStrip } from "./hours-strip";
import { WarningsSource } from "#app/components/warnings/official-warnings";
import { Cares } from "#app/components/trips/note";
import { WhyThisScore } from "#app/components/trips/why-this-score";

/** With the source of the forecast, and the reasons for the score. */
export function ForecastPanel({ details }: { details: DetailsView }) {
  const [chosen, setChosen] = useKeptState<number | null>(`day ${details.id}`, null);
  if (details.forecast.length === 0) {
    return (
      <>
        <Cares notes={details.notes} />
        <div className={clsx(notice({ tone: "empty" }), "grid gap-1.5")}>
          <h3>Weather data unavailable</h3>
          <p>We couldn't load the weather forecast for this location. Please try again later.</p>
        </div>
        <WarningsSource notes={details.notes} />
      </>
    );
  }
  const opened = chosen === null ? undefined : details.forecast[chosen];
  const explained = opened ?? details.forecast.find(({ isTravelDay }) => isTravelDay);
  return (
    <div className="@container">
      <Cares notes={details.notes} />
      <ForecastGrid
        days={details.forecast}
        placeId={details.id}
        chosen={chosen}
        onChoose={(day) => setChosen(() => day)}
      />
      <div className="gap-x-10 @min-[54rem]:flex">
        <div>
          {explained && <HoursStrip day={explained} />}
          <WarningsSource notes={details.notes} />
        </div>
        <div className="mt-2 flex grow flex-wrap content-start justify-between gap-x-8">
          {explained && <WhyThisScore day={explained} isOpened={explained === opened} />}
          {[details.forecastSource, ...textsOf(details.notes, "credit")].map(
            (source) =>
              source && (
                <p key={source} className="mt-3 text-sm text-ink-soft">
                  {source}
                </p>
              ),
          )}
        </div>
      </div>
    </div>
  );
}
