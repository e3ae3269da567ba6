import { useState, type CSSProperties } from "react";
import { DRIVE_STEP_MINUTES } from "#app/domain/filters/filters";
import { MAX_DRIVING_HOURS, MIN_DRIVING_HOURS, limitInWords } from "#app/domain/roads/driving-hours";
import { useHydrated } from "#app/components/behaviour/use-browser-state";
import { fieldRow } from "#app/components/ui/field";

const RANGE = MAX_DRIVING_HOURS - MIN_DRIVING_HOURS;
const CHOICES = Array.from({ length: RANGE + 1 }, (_, step) => MIN_DRIVING_HOURS + step);

interface Props {
  initial: number;
  /** Minutes that replace the hours; null if the hours apply. */
  within: number | null;
}

/**
 * The browser's own, so that keys, touch and screen readers work. Its steps are an hour, with JavaScript a
 * quarter.
 */
export function HoursField({ initial, within }: Props) {
  const canSendMinutes = useHydrated();
  const [chosen, setChosen] = useState<number | null>(null);
  const startsFrom = canSendMinutes && within !== null ? Math.max(MIN_DRIVING_HOURS, within / 60) : initial;
  const hours = chosen ?? startsFrom;
  const words = limitInWords(Math.ceil(hours), Number.isInteger(hours) ? null : hours * 60);
  const filled = { "--filled": (hours - MIN_DRIVING_HOURS) / RANGE } as CSSProperties;
  return (
    <div className={fieldRow}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
        <label htmlFor="driving-hours">How far will you drive?</label>
        <output htmlFor="driving-hours" className="js-only font-bold tabular-nums">
          {words}
        </output>
      </div>
      <input
        id="driving-hours"
        name="drivingHours"
        type="range"
        className="range"
        style={filled}
        min={MIN_DRIVING_HOURS}
        max={MAX_DRIVING_HOURS}
        step={canSendMinutes ? DRIVE_STEP_MINUTES / 60 : 1}
        value={hours}
        aria-valuetext={words}
        onChange={(event) => setChosen(Number(event.target.value))}
      />
      <div
        className="-mt-3 hidden justify-between px-[3px] text-xs text-ink-soft [@media(scripting:none)]:flex"
        aria-hidden
      >
        {CHOICES.map((choice) => (
          <span key={choice} className="w-[22px] text-center">{`${choice}h`}</span>
        ))}
      </div>
    </div>
  );
}
