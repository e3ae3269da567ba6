import { useLocation } from "@remix-run/react";
import { useRef, type FormEvent } from "react";
import type { DistanceUnit, TemperatureUnit, Units } from "#app/domain/units";
import { button } from "#app/components/ui/button";
import { foldLine } from "#app/components/ui/panel";
import { segment, segments } from "#app/components/ui/segments";

interface Props {
  units: Units;
  chosen: Units;
  onChoose: (units: Units) => void;
  onClose: () => void;
}

const TEMPERATURES = [
  { value: "celsius", label: "Celsius" },
  { value: "fahrenheit", label: "Fahrenheit" },
] as const satisfies readonly { value: TemperatureUnit; label: string }[];

const DISTANCES = [
  { value: "miles", label: "Miles" },
  { value: "kilometers", label: "Kilometers" },
] as const satisfies readonly { value: DistanceUnit; label: string }[];

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
        <UnitChoice
          legend="Temperature Units"
          name="temperatureUnit"
          options={TEMPERATURES}
          value={chosen.temperatureUnit}
          onChange={(temperatureUnit) => onChoose({ ...chosen, temperatureUnit })}
        />
        <UnitChoice
          legend="Distance Units"
          name="distanceUnit"
          options={DISTANCES}
          value={chosen.distanceUnit}
          onChange={(distanceUnit) => onChoose({ ...chosen, distanceUnit })}
        />
        <button type="submit" className={button()}>
          Save Settings
        </button>
      </form>
    </details>
  );
}

interface ChoiceProps<Unit extends string> {
  legend: string;
  name: string;
  options: readonly { value: Unit; label: string }[];
  value: Unit;
  onChange: (value: Unit) => void;
}

function UnitChoice<Unit extends string>({ legend, name, options, value, onChange }: ChoiceProps<Unit>) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className={segments}>
        {options.map((option) => (
          <label key={option.value} className={segment({ state: "radio" })}>
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
