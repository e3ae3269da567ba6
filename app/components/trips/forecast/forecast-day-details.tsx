import { clsx } from "clsx";
import X from "lucide-react/icons/x";
import type { ForecastDayView } from "#app/presenters/trips/day";
import { iconButton } from "#app/components/ui/button";
import { RainBar } from "./weather-marks";

interface Props {
  id: string;
  day: ForecastDayView;
  onClose: () => void;
}

const factsOf = ({ temperature, feelsLike, low, high, facts }: ForecastDayView) => [
  { name: "Temperature", value: temperature },
  { name: "Feels like", value: feelsLike },
  { name: "Low", value: low },
  { name: "High", value: high },
  ...facts,
];

export function ForecastDayDetails({ id, day, onClose }: Props) {
  return (
    <div
      id={id}
      className="mt-3 rounded-tile border border-ink bg-surface p-4 motion-safe:animate-unfold"
      role="region"
      aria-label={day.longLabel}
    >
      <div className="flex items-start justify-between gap-2">
        <div>
          <h3>{day.longLabel}</h3>
          <p className="inline-block font-medium first-letter:uppercase">{day.description}</p>
        </div>
        <button type="button" className={clsx(iconButton(), "-mt-2 -mr-2")} onClick={onClose}>
          <X className="icon" aria-hidden />
          <span className="sr-only">Close details</span>
        </button>
      </div>
      <dl className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-x-4 gap-y-3">
        {factsOf(day).map(({ name, value }) => (
          <div key={name}>
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="text-lg font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
        <div className="col-span-2">
          <dt className="text-sm text-ink-soft">Precipitation</dt>
          <dd className="text-lg font-semibold tabular-nums">
            <RainBar percent={day.precipitation} isWet={day.isWet} size="large" />
          </dd>
        </div>
      </dl>
      {day.score && (
        <p className="mt-3 text-sm text-ink-soft">
          {`Scores ${day.score.value} of 100, ${day.score.verdict}: ${day.score.reasons.join(", ")}.`}
        </p>
      )}
    </div>
  );
}
