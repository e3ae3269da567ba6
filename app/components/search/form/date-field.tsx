import { ChevronDown } from "lucide-react";
import type { DateOptionView } from "#app/presenters/search/view";

/** Today or one of the next five days. */
export function DateField({ initial, dates }: { initial: string; dates: DateOptionView[] }) {
  return (
    <div className="form-row">
      <label htmlFor="travel-date" className="field-head">
        When are you going?
      </label>
      <span id="travel-date-hint" className="hint">
        Today, or a day within the next 5 days.
      </span>
      <span className="select">
        <select
          id="travel-date"
          name="travelDate"
          className="field"
          aria-describedby="travel-date-hint"
          defaultValue={initial}
        >
          {dates.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDown className="icon" aria-hidden />
      </span>
    </div>
  );
}
