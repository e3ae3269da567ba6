import type { SearchFormView } from "#app/presenters/search/view";
import { SelectField } from "#app/components/forms/select";
import { isWeekendChosen } from "./date-field";

const CHOICES = ["No, home the same day", "One night", "Two nights"];

interface Props {
  view: SearchFormView;
  form: string;
}

/** Blank if the weekend is chosen, which already means one night. */
export const NightsField = ({ view, form }: Props) => (
  <SelectField
    id="nights"
    name="nights"
    form={form}
    label="Staying over?"
    hint="We score all your days, and leave out places with nowhere to stay."
    defaultValue={view.nights === 0 || isWeekendChosen(view) ? "" : view.nights}
  >
    {CHOICES.map((words, nights) => (
      <option key={words} value={nights || ""}>
        {words}
      </option>
    ))}
  </SelectField>
);
