import { useState } from "react";
import type { CSSProperties } from "react";

const MIN_HOURS = 1;
const MAX_HOURS = 5;
const CHOICES = [1, 2, 3, 4, 5];

const hoursText = (hours: number): string => `${hours} ${hours === 1 ? "hour" : "hours"}`;

/** How far to drive, in whole hours. The browser's own slider: keys, touch and screen readers work. */
export function HoursField({ initial }: { initial: number }) {
  const [hours, setHours] = useState(initial);
  const filled = { "--filled": (hours - MIN_HOURS) / (MAX_HOURS - MIN_HOURS) } as CSSProperties;
  return (
    <div className="form-row">
      <div className="field-head">
        <label htmlFor="driving-hours">How far will you drive?</label>
        <output htmlFor="driving-hours" className="field-value js-only">
          {hoursText(hours)}
        </output>
      </div>
      <input
        id="driving-hours"
        name="drivingHours"
        type="range"
        className="range"
        style={filled}
        min={MIN_HOURS}
        max={MAX_HOURS}
        step={1}
        value={hours}
        aria-valuetext={hoursText(hours)}
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
