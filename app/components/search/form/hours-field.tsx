import { useState, type CSSProperties } from "react";
import { MAX_DRIVING_HOURS, MIN_DRIVING_HOURS, hoursInWords } from "#app/domain/roads/driving-hours";
import { fieldRow } from "#app/components/ui/field";

const RANGE = MAX_DRIVING_HOURS - MIN_DRIVING_HOURS;
const CHOICES = Array.from({ length: RANGE + 1 }, (_, step) => MIN_DRIVING_HOURS + step);

/** How far to drive, in whole hours. The browser's own slider: keys, touch and screen readers work. */
export function HoursField({ initial }: { initial: number }) {
  const [hours, setHours] = useState(initial);
  const filled = { "--filled": (hours - MIN_DRIVING_HOURS) / RANGE } as CSSProperties;
  return (
    <div className={fieldRow}>
      <div className="flex items-baseline justify-between gap-4 font-semibold">
        <label htmlFor="driving-hours">How far will you drive?</label>
        <output htmlFor="driving-hours" className="js-only font-bold tabular-nums">
          {hoursInWords(hours)}
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
        aria-valuetext={hoursInWords(hours)}
        onChange={(event) => setHours(Number(event.target.value))}
      />
      <div className="flex justify-between px-[3px] text-sm text-ink-soft" aria-hidden>
        {CHOICES.map((choice) => (
          <span key={choice} className="w-[22px] text-center">{`${choice}h`}</span>
        ))}
      </div>
    </div>
  );
}
