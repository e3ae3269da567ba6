import type { PreferenceOption } from "../planner/preference-groups";

interface Props {
  legend: string;
  options: readonly PreferenceOption[];
  /** "on" for each that is ticked. */
  values: Partial<Record<string, string>>;
}

/** Some preferences as switches: check boxes that say on or off. */
export function PreferenceSwitches({ legend, options, values }: Props) {
  return (
    <fieldset className="switches">
      <legend>{legend}</legend>
      {options.map(({ flag, label, hint }) => (
        <label key={flag} className="switch-row">
          <span>
            <span className="switch-label" id={`${flag}-label`}>
              {label}
            </span>
            <span className="hint" id={`${flag}-hint`}>
              {hint}
            </span>
          </span>
          <input
            type="checkbox"
            role="switch"
            className="switch"
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
