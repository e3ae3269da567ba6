import ChevronDown from "lucide-react/icons/chevron-down";
import type { DateOptionView } from "#app/presenters/search/view";
import { field, fieldLabel, fieldRow, hint, selectBox, selectChevron } from "#app/components/ui/field";

/** Today or one of the next five days. */
export function DateField({ initial, dates }: { initial: string; dates: DateOptionView[] }) {
  return (
    <div className={fieldRow}>
      <label htmlFor="travel-date" className={fieldLabel}>
        When are you going?
      </label>
      <span id="travel-date-hint" className={hint}>
        Today, or a day within the next 5 days.
      </span>
      <span className={selectBox}>
        <select
          id="travel-date"
          name="travelDate"
          className={field({ kind: "choice" })}
          aria-describedby="travel-date-hint"
          defaultValue={initial}
        >
          {dates.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDown className={selectChevron} aria-hidden />
      </span>
    </div>
  );
}
