import { LEAVING_TIMES, formatClock } from "#app/domain/calendar/clock";
import { SelectField } from "#app/components/forms/select";

interface Props {
  initial: string;
  /** The id of the form that it is sent with. */
  form: string;
  onChange: (leave: string) => void;
}

/** When they leave home; the usual time for those who do not say. */
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
