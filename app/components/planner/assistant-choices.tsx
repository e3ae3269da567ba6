import type { PreferenceFlag } from "#app/domain/accounts/preferences";
import type { Assistant } from "./use-assistant";

interface Props {
  legend: string;
  options: readonly { flag: PreferenceFlag; label: string }[];
  assistant: Assistant;
}

/** One question with its boxes to tick. */
export function AssistantChoices({ legend, options, assistant: { chosen, choose } }: Props) {
  return (
    <fieldset className="assistant-choices">
      <legend>{legend}</legend>
      {options.map(({ flag, label }) => (
        <label key={flag} className="assistant-choice">
          <input
            type="checkbox"
            className="tick"
            checked={chosen[flag]}
            onChange={(event) => choose(flag, event.currentTarget.checked)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
