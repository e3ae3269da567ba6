import { LEAVING_TIMES, formatClock } from "#app/domain/calendar/clock";
import { SelectField } from "#app/components/forms/select";

/** When they leave home; the usual time for those who do not say. */
export const LeavingField = ({ initial }: { initial: string }) => (
  <SelectField
    id="leave"
    name="leave"
    label="Leaving at"
    hint="We count the weather from when you arrive."
    defaultValue={initial}
  >
    <option value="">9:00, or now if it is later</option>
    {LEAVING_TIMES.map(formatClock).map((time) => (
      <option key={time}>{time}</option>
    ))}
  </SelectField>
);
