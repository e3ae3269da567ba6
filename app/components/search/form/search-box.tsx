import { useState } from "react";
import type { Units } from "#app/domain/units";
import type { LightOfDay } from "#app/presenters/trips/sky-words";
import { useUnits } from "#app/components/behaviour/use-units";
import type { SearchFormView } from "#app/presenters/search/view";
import { FormScene } from "#app/components/art/empty-scenes";
import { UnitsPanel } from "#app/components/accounts/units-panel";
import { SearchForm } from "./search-form";
import { clsx } from "clsx";
import { panel, sceneStrip } from "#app/components/ui/panel";

interface Props {
  form: SearchFormView;
  units: Units;
  /** Of the landscape that it stands before. */
  light?: LightOfDay;
  /** Its width. */
  className?: string;
}

/** The search form with its picture and, below it, the settings that it searches with. */
export function SearchBox({ form, units: savedUnits, light, className }: Props) {
  const { units, save, keep } = useUnits(savedUnits);
  const [chosen, setChosen] = useState(units);
  const [lastUnits, setLastUnits] = useState(units);
  if (lastUnits !== units) {
    setLastUnits(units);
    setChosen(units);
  }
  return (
    <div className={clsx(panel(), "overflow-hidden text-ink", className)}>
      <div className={sceneStrip}>
        <FormScene light={light} />
      </div>
      <SearchForm form={form} units={chosen} onSearch={() => keep(chosen)} />
      <UnitsPanel units={units} chosen={chosen} onChoose={setChosen} onClose={() => save(chosen)} />
    </div>
  );
}
