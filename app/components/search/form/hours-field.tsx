import { useState, type CSSProperties } from "react";
import { MAX_DRIVING_HOURS, MIN_DRIVING_HOURS, hoursInWords } from "#app/domain/roads/driving-hours";
import { fieldRow } from "#app/components/ui/field";

const RANGE = MAX_DRIVING_HOURS - MIN_DRIVING_HOURS;
const CHOICES = Array.from({ length: RANGE + 1 }, (_, step) => MIN_DRIVING_HOURS + step);

/** The browser's own, so that keys, touch and screen readers work. */
export function HoursField({ initial }: { initial: number }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const hours = chosen ?? initial;
  const words = hoursInWords(hours);
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
        step={1}
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
