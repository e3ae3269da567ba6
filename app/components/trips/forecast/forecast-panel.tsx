import { usePartHasPainted } from "#app/components/behaviour/use-has-painted";
import { useKeptState } from "#app/components/behaviour/use-kept-state";
import { textsOf } from "#app/presenters/notes/notes-view";
import type { DetailsView } from "#app/presenters/trips/destination-details";
import { clsx } from "clsx";
import { notice } from "#app/components/ui/panel";
import { ForecastGrid } from "./forecast-grid";
import { HoursStrip } from "./hours-strip";
import { WarningsSource } from "#app/components/warnings/official-warnings";
import { Cares } from "#app/components/trips/note";
import { Link } from "#app/framework/link";
import type { ForecastDayView } from "#app/presenters/trips/day";
import { Bar } from "./weather-marks";

export function ForecastPanel({ details }: { details: DetailsView }) {
  const [chosen, setChosen] = useKeptState<number | null>(`day ${details.id}`, null);
  const hasPainted = usePartHasPainted();
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
      <div className={clsx("gap-x-10 @min-[54rem]:flex", !hasPainted && "invisible min-h-88")}>
        <div>
          {hasPainted && explained && <HoursStrip day={explained} />}
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

interface WhyProps {
  day: ForecastDayView;
  /** By the visitor, in the forecast. If not, the day is that of the card's score. */
  isOpened: boolean;
}

function question({ score, longLabel }: ForecastDayView): string {
  const [weekday = longLabel] = longLabel.split(" ");
  return score ? `Why ${score.value} on ${weekday}?` : `Why this score on ${weekday}?`;
}

function WhyThisScore({ day, isOpened }: WhyProps) {
  if (day.facets.length === 0) return null;
  return (
    <details className="flex-[1_1_18rem]">
      <summary className="min-h-target cursor-pointer py-2.5 font-semibold text-sea">
        {isOpened ? question(day) : "Why this score?"}
      </summary>
      <ul className="mb-3 grid max-w-160 gap-2">
        {day.facets.map(({ name, points, percent }) => (
          <li key={name} className="flex flex-wrap items-center gap-x-3">
            <span className="flex-[0_0_5.5rem] font-semibold tabular-nums">{name}</span>
            <Bar percent={percent} className="h-[10px] flex-[1_1_3rem] text-sun-deep" />
            {/* As wide as "40 of 40", so that all bars end at the same position. */}
            <span className="min-w-21 text-right font-semibold tabular-nums">{points}</span>
          </li>
        ))}
      </ul>
      {day.scoredOver && <p className="mb-2 text-sm text-ink-soft">{day.scoredOver}</p>}
      <p className="copy:hidden">
        <Link to="/about#ranking">How we rank the weather</Link>
      </p>
    </details>
  );
}
