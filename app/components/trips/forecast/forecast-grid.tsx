import { useRef } from "react";
import { forecastGrid } from "#app/components/ui/panel";
import type { ForecastDayView } from "#app/presenters/trips/day";
import { clsx } from "clsx";
import { RainBar, WeatherIcon } from "./weather-marks";
import { skyOf } from "./sky-of";
import X from "lucide-react/icons/x";
import { IconButton } from "#app/components/ui/button";

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

interface DayProps {
  day: ForecastDayView;
  isChosen: boolean;
  detailsId: string;
  onChoose: () => void;
}

const ICON_SIZE = 48;
const DAY =
  "grid size-full cursor-pointer grid-cols-[minmax(0,1fr)] justify-items-center gap-1 rounded-tile border bg-surface px-1 pt-1.5 pb-2.5 leading-tight text-ink tabular-nums aria-expanded:border-ink aria-expanded:inset-ring aria-expanded:inset-ring-ink motion-safe:transition-colors @max-[17em]:flex @max-[17em]:flex-wrap @max-[17em]:items-center @max-[17em]:gap-x-2 @max-[17em]:px-3";

function ForecastDay({ day, isChosen, detailsId, onChoose }: DayProps) {
  return (
    <li>
      <button
        type="button"
        data-in-copy
        aria-expanded={isChosen}
        aria-controls={isChosen ? detailsId : undefined}
        onClick={onChoose}
        className={clsx(
          DAY,
          day.isTravelDay
            ? "border-sun-deep inset-ring inset-ring-sun-deep"
            : "border-line hover:border-line-strong",
        )}
      >
        <span
          className={clsx(
            "font-semibold @max-[17em]:w-12",
            day.isTravelDay && "rounded-full bg-sun px-1.5 text-on-sun",
          )}
        >
          <span aria-hidden>{day.label}</span>
          <span className="sr-only">{`${day.longLabel}${day.isTravelDay ? ", your day" : ""}: ${day.description}, `}</span>
        </span>
        <span
          className={clsx(
            "grid w-full place-items-center rounded-control py-[5px] forced-color-adjust-none @max-[17em]:w-9",
            skyOf(day.icon),
          )}
        >
          <WeatherIcon name={day.icon} size={ICON_SIZE} className="aspect-square h-auto w-[min(48px,100%)]" />
        </span>
        <span className="pl-[0.3em] text-[clamp(1.125rem,0.9rem+1.2vw,1.75rem)] font-strong tracking-tight">
          {day.temperature}
        </span>
        <RainBar percent={day.precipitation} isWet={day.isWet} />
        <span className="text-sm tracking-tight text-ink-soft">
          <span className="sr-only">, low </span>
          <span>{day.low}</span>
          <span aria-hidden>/</span>
          <wbr />
          <span className="sr-only">, high </span>
          <span>{day.high}</span>
        </span>
      </button>
    </li>
  );
}

interface DetailsProps {
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

function ForecastDayDetails({ id, day, onClose }: DetailsProps) {
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
        <IconButton Icon={X} label="Close details" className="-mt-2 -mr-2" onClick={onClose} />
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
