import { LEAVING_TIMES, formatClock } from "#app/domain/calendar/clock";
import { SelectField } from "#app/components/forms/select";

interface Props {
  initial: string;
  form: string;
  onChange: (leave: string) => void;
}

/** Blank means the usual time. */
export const LeavingField = ({ initial, form, onChange }: Props) => (
  <SelectField
    id="leave"
    name="leave"
    form={form}
    label="Leaving at"
    hint="We score the weather from when you arrive."
    defaultValue={initial}
    onChange={(event) => onChange(event.target.value)}
  >
    <option value="">9:00 (or now, if later)</option>
    {LEAVING_TIMES.map(formatClock).map((time) => (
      <option key={time}>{time}</option>
    ))}
  </SelectField>
);
