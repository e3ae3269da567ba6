import ChevronDown from "lucide-react/icons/chevron-down";
import { useState } from "react";
import { ALL_CHOICES, INTERESTS, NEEDS } from "#app/domain/filters/filters";
import { USUAL_LEAVING, LEAVING_TIMES, formatClock } from "#app/domain/calendar/clock";
import { clockInWords } from "#app/domain/calendar/words";
import { FILTER_WORDS } from "#app/presenters/search/filters-view";
import type { SearchFormView } from "#app/presenters/search/form-view";
import { capitalised } from "#app/domain/text";
import { Button } from "#app/components/ui/button";
import { foldLine, foldMark } from "#app/components/ui/panel";
import { PassesFold } from "./passes-field";
import { FIND } from "./use-search-form";
import { SelectField } from "#app/components/forms/select";
import { isWeekendChosen } from "./date-field";
import { fieldLabel, fieldRow, tick } from "#app/components/ui/field";
import { tickChip } from "#app/components/ui/segments";

const NIGHTS = ["No, home the same day", "One night", "Two nights"];

interface Props {
  view: SearchFormView;
  form: string;
  travelDate: string;
}

/** Closed at first, behind a line that names them: "Anyone with you? · leaving 9:00". The button is repeated below. */
export function MoreChoices({ view, form, travelDate }: Props) {
  const [leave, setLeave] = useState(view.leave);
  const [company, setCompany] = useState<ReadonlySet<string>>(
    () => new Set([...view.filters.needs, ...view.filters.interests]),
  );
  function toggle(choice: string, isOn: boolean): void {
    const next = new Set(company);
    if (isOn) next.add(choice);
    else next.delete(choice);
    setCompany(next);
  }
  const isNow = view.isPastUsualLeaving === true && (travelDate === "" || travelDate === view.today);
  const chosen = ALL_CHOICES.filter((choice) => company.has(choice)).map((choice) => FILTER_WORDS[choice]);
  return (
    <details className="group open:basis-full">
      <summary className={foldLine}>
        <span>
          {`${capitalised(chosen.join(", ").toLowerCase()) || "Anyone with you?"} · leaving ${leavingInWords(leave, isNow)}`}
        </span>
        <ChevronDown className={foldMark} aria-hidden />
      </summary>
      <div className="grid gap-5 pt-2 pb-4">
        <ComingAlongField initial={view.filters} form={form} onToggle={toggle} />
        <SelectField
          id="leave"
          name="leave"
          form={form}
          label="Leaving at"
          hint="We score the weather from when you arrive."
          defaultValue={view.leave}
          onChange={(event) => setLeave(event.target.value)}
        >
          <option value="">9:00 (or now, if later)</option>
          {LEAVING_TIMES.map(formatClock).map((time) => (
            <option key={time}>{time}</option>
          ))}
        </SelectField>
        {/* Blank if the weekend is chosen, which already means one night. */}
        <SelectField
          id="nights"
          name="nights"
          form={form}
          label="Staying over?"
          hint="We score all your days, and leave out places with nowhere to stay."
          defaultValue={view.nights === 0 || isWeekendChosen(view) ? "" : view.nights}
        >
          {NIGHTS.map((words, nights) => (
            <option key={words} value={nights || ""}>
              {words}
            </option>
          ))}
        </SelectField>
        <PassesFold initial={view.filters.passes} form={form} />
        <Button type="submit" tone="sun" size="large" label={FIND} form={form} />
      </div>
    </details>
  );
}

/** "9:00", or "now" if no time was chosen and the usual one is past. */
function leavingInWords(leave: string, isNow: boolean): string {
  if (leave !== "") return leave.replace(/^0/, "");
  return isNow ? "now" : clockInWords(USUAL_LEAVING);
}

interface CompanyProps {
  initial: SearchFormView["filters"];
  form: string;
  onToggle: (choice: string, isOn: boolean) => void;
}

/** All needs, and those interests that are already chosen. */
function ComingAlongField({ initial: { needs, interests }, form, onToggle }: CompanyProps) {
  const shown = [
    ...NEEDS.map((choice) => ({ list: "needs", choice, isOn: needs.includes(choice) })),
    ...INTERESTS.filter((choice) => interests.includes(choice)).map((choice) => ({
      list: "interests",
      choice,
      isOn: true,
    })),
  ];
  return (
    <fieldset className={fieldRow}>
      <legend className={fieldLabel}>What matters to you</legend>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {shown.map(({ list, choice, isOn }) => (
          <label key={choice} className={tickChip}>
            <input
              type="checkbox"
              name={list}
              value={choice}
              form={form}
              defaultChecked={isOn}
              className={tick}
              onChange={(event) => onToggle(choice, event.target.checked)}
            />
            <span>{FILTER_WORDS[choice]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
