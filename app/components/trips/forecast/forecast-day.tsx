import type { ForecastDayView } from "#app/presenters/trips/day";
import { clsx } from "clsx";
import { RainBar, WeatherIcon } from "./weather-marks";
import { skyOf } from "./sky-of";

interface Props {
  day: ForecastDayView;
  isChosen: boolean;
  detailsId: string;
  onChoose: () => void;
}

const ICON_SIZE = 48;
const DAY =
  "grid size-full cursor-pointer grid-cols-[minmax(0,1fr)] justify-items-center gap-1 rounded-tile border bg-surface px-1 pt-1.5 pb-2.5 leading-tight text-ink tabular-nums aria-expanded:border-ink aria-expanded:inset-ring aria-expanded:inset-ring-ink motion-safe:transition-colors @max-[17em]:flex @max-[17em]:flex-wrap @max-[17em]:items-center @max-[17em]:gap-x-2 @max-[17em]:px-3";

/** Day, sky, temperature, chance of rain, low and high. */
export function ForecastDay({ day, isChosen, detailsId, onChoose }: Props) {
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
