import { useLocation } from "@remix-run/react";
import { Settings2 } from "lucide-react";
import { forwardRef, useRef, useState } from "react";
import type { FormEvent } from "react";
import type { DistanceUnit, TemperatureUnit, Units } from "#app/domain/units";
import { UnitChoice } from "./unit-choice";

interface Props {
  units: Units;
  onSave: (units: Units) => void;
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

/** The units panel: saved by its button and whenever it is closed; a form that posts without JavaScript. */
export const UnitsPanel = forwardRef<HTMLDetailsElement, Props>(function UnitsPanel({ units, onSave }, ref) {
  const { pathname, search } = useLocation();
  const [draft, setDraft] = useState(units);
  const [lastUnits, setLastUnits] = useState(units);
  const form = useRef<HTMLFormElement>(null);
  if (lastUnits !== units) {
    setLastUnits(units);
    setDraft(units);
  }

  function saveAndClose(event: FormEvent): void {
    event.preventDefault();
    const panel = form.current?.closest("details");
    panel?.removeAttribute("open");
    panel?.querySelector("summary")?.focus();
  }

  return (
    <details
      ref={ref}
      className="units"
      onToggle={(event) => {
        if (!event.currentTarget.open) onSave(draft);
      }}
    >
      <summary>
        <Settings2 className="icon" aria-hidden />
        <span>Units</span>
        <span className="units-now">{inWords(units)}</span>
      </summary>
      <form ref={form} id="unit-settings" method="post" action="/units" onSubmit={saveAndClose}>
        <input type="hidden" name="returnTo" value={`${pathname}${search}`} />
        <UnitChoice
          legend="Temperature Units"
          name="temperatureUnit"
          options={TEMPERATURES}
          value={draft.temperatureUnit}
          onChange={(temperatureUnit) => setDraft({ ...draft, temperatureUnit })}
        />
        <UnitChoice
          legend="Distance Units"
          name="distanceUnit"
          options={DISTANCES}
          value={draft.distanceUnit}
          onChange={(distanceUnit) => setDraft({ ...draft, distanceUnit })}
        />
        <button type="submit" className="button">
          Save Settings
        </button>
      </form>
    </details>
  );
});
