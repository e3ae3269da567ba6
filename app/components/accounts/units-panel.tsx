import { useLocation } from "@remix-run/react";
import { useRef, type FormEvent } from "react";
import { capitalised } from "#app/domain/text";
import { DISTANCE_UNITS, TEMPERATURE_UNITS, type Units } from "#app/domain/units";
import { Button } from "#app/components/ui/button";
import { foldLine } from "#app/components/ui/panel";
import { segment, segments } from "#app/components/ui/segments";

interface Props {
  units: Units;
  chosen: Units;
  onChoose: (units: Units) => void;
  onClose: () => void;
}

const CHOICES = [
  { name: "temperatureUnit", legend: "Temperature Units", values: TEMPERATURE_UNITS },
  { name: "distanceUnit", legend: "Distance Units", values: DISTANCE_UNITS },
] as const;

const inWords = ({ temperatureUnit, distanceUnit }: Units): string =>
  `${temperatureUnit === "celsius" ? "°C" : "°F"}, ${distanceUnit}`;

/** Closing saves the choice. Without JavaScript the panel is a form that posts. */
export function UnitsPanel({ units, chosen, onChoose, onClose }: Props) {
  const { pathname, search } = useLocation();
  const form = useRef<HTMLFormElement>(null);

  function saveAndClose(event: FormEvent): void {
    event.preventDefault();
    const panel = form.current?.closest("details");
    panel?.removeAttribute("open");
    panel?.querySelector("summary")?.focus();
  }

  return (
    <details
      className="open:basis-full"
      onToggle={(event) => {
        if (!event.currentTarget.open) onClose();
      }}
    >
      <summary className={foldLine}>
        <span>Settings</span>
        <span className="sr-only">{inWords(units)}</span>
      </summary>
      <form
        ref={form}
        id="unit-settings"
        method="post"
        action="/units"
        className="grid justify-items-start gap-4 pt-1 pb-4"
        onSubmit={saveAndClose}
      >
        <input type="hidden" name="returnTo" value={`${pathname}${search}`} />
        {CHOICES.map(({ name, legend, values }) => (
          <fieldset key={name}>
            <legend className="mb-1.5 font-semibold">{legend}</legend>
            <div className={segments}>
              {values.map((value) => (
                <label key={value} className={segment({ state: "radio" })}>
                  <input
                    type="radio"
                    className="sr-only"
                    name={name}
                    value={value}
                    checked={value === chosen[name]}
                    onChange={() => onChoose({ ...chosen, [name]: value })}
                  />
                  <span>{capitalised(value)}</span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        <Button type="submit" label="Save Settings" />
      </form>
    </details>
  );
}
