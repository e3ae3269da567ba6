import { useState } from "react";
import type { CSSProperties } from "react";
import { MAX_DRIVING_HOURS, MIN_DRIVING_HOURS, hoursInWords } from "#app/domain/roads/driving-hours";

const RANGE = MAX_DRIVING_HOURS - MIN_DRIVING_HOURS;
const CHOICES = Array.from({ length: RANGE + 1 }, (_, step) => MIN_DRIVING_HOURS + step);

/** How far to drive, in whole hours. The browser's own slider: keys, touch and screen readers work. */
export function HoursField({ initial }: { initial: number }) {
  const [hours, setHours] = useState(initial);
  const filled = { "--filled": (hours - MIN_DRIVING_HOURS) / RANGE } as CSSProperties;
  return (
    <div className="form-row">
      <div className="field-head">
        <label htmlFor="driving-hours">How far will you drive?</label>
        <output htmlFor="driving-hours" className="field-value js-only">
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
      <div className="range-marks" aria-hidden>
        {CHOICES.map((choice) => (
          <span key={choice}>{`${choice}h`}</span>
        ))}
      </div>
    </div>
  );
}
