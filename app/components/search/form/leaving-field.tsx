import ChevronDown from "lucide-react/icons/chevron-down";
import { LEAVING_TIMES, formatClock } from "#app/domain/calendar/clock";
import { field, fieldLabel, fieldRow, hint, selectBox, selectChevron } from "#app/components/ui/field";

/** When they leave home; the usual time for those who do not say. */
export function LeavingField({ initial }: { initial: string }) {
  return (
    <div className={fieldRow}>
      <label htmlFor="leave" className={fieldLabel}>
        Leaving at
      </label>
      <span id="leave-hint" className={hint}>
        We count the weather from when you arrive.
      </span>
      <span className={selectBox}>
        <select
          id="leave"
          name="leave"
          className={field({ kind: "choice" })}
          aria-describedby="leave-hint"
          defaultValue={initial}
        >
          <option value="">9:00, or now if it is later</option>
          {LEAVING_TIMES.map(formatClock).map((time) => (
            <option key={time}>{time}</option>
          ))}
        </select>
        <ChevronDown className={selectChevron} aria-hidden />
      </span>
    </div>
  );
}
