import type { PreferenceFlag } from "#app/domain/accounts/preferences";
import type { Assistant } from "./use-assistant";
import { tick } from "#app/components/ui/field";

interface Props {
  legend: string;
  options: readonly { flag: PreferenceFlag; label: string }[];
  assistant: Assistant;
}

export function AssistantChoices({ legend, options, assistant: { chosen, choose } }: Props) {
  return (
    <fieldset>
      <legend className="mb-2.5 font-display text-xl leading-[1.2] font-semibold">{legend}</legend>
      {options.map(({ flag, label }) => (
        <label
          key={flag}
          className="flex min-h-[48px] cursor-pointer items-center gap-3.5 border-line text-lg [&+&]:border-t"
        >
          <input
            type="checkbox"
            className={tick}
            checked={chosen[flag]}
            onChange={(event) => choose(flag, event.currentTarget.checked)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
