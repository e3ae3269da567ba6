import { INTERESTS, NEEDS } from "#app/domain/filters/filters";
import { FILTER_WORDS } from "#app/presenters/search/filters-view";
import type { SearchFormView } from "#app/presenters/search/view";
import { fieldLabel, fieldRow, tick } from "#app/components/ui/field";
import { tickChip } from "#app/components/ui/segments";

interface Props {
  initial: SearchFormView["filters"];
  form: string;
  onToggle: (choice: string, isOn: boolean) => void;
}

/** All needs, and those interests that are already chosen. */
export function ComingAlongField({ initial: { needs, interests }, form, onToggle }: Props) {
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
