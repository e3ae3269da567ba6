import type { DateOptionView } from "#app/presenters/search/view";
import { SelectField } from "#app/components/forms/select";

/** Today or one of the next five days. */
export const DateField = ({ initial, dates }: { initial: string; dates: DateOptionView[] }) => (
  <SelectField
    id="travel-date"
    name="travelDate"
    label="When are you going?"
    hint="Today, or a day within the next 5 days."
    defaultValue={initial}
  >
    {dates.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </SelectField>
);
