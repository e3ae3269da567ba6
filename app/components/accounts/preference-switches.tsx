import type { Preferences } from "#app/domain/accounts/preferences";
import type { PreferenceOption } from "../planner/preference-groups";

interface Props {
  legend: string;
  options: readonly PreferenceOption[];
  preferences: Preferences;
}

/** Some preferences as switches: check boxes that say on or off. */
export function PreferenceSwitches({ legend, options, preferences }: Props) {
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
            defaultChecked={preferences[flag]}
            aria-labelledby={`${flag}-label`}
            aria-describedby={`${flag}-hint`}
          />
        </label>
      ))}
    </fieldset>
  );
}
