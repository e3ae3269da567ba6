import type { PreferenceOption } from "#app/components/planner/preference-groups";
import { groupTitle, hint as hintStyle, toggle } from "#app/components/ui/field";

interface Props {
  legend: string;
  options: readonly PreferenceOption[];
  /** "on" for each preference that is switched on; others are absent. */
  values: Partial<Record<string, string>>;
}

/** Check boxes that are announced as on or off. */
export function PreferenceSwitches({ legend, options, values }: Props) {
  return (
    <fieldset>
      <legend className={`${groupTitle} mb-1`}>{legend}</legend>
      {options.map(({ flag, label, hint }) => (
        <label
          key={flag}
          className="flex min-h-[60px] cursor-pointer items-center justify-between gap-4 border-line py-2 [&+&]:border-t"
        >
          <span>
            <span className="block font-semibold" id={`${flag}-label`}>
              {label}
            </span>
            <span className={hintStyle} id={`${flag}-hint`}>
              {hint}
            </span>
          </span>
          <input
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its own checked state
            role="switch"
            className={toggle}
            name={flag}
            defaultChecked={values[flag] === "on"}
            aria-labelledby={`${flag}-label`}
            aria-describedby={`${flag}-hint`}
          />
        </label>
      ))}
    </fieldset>
  );
}
