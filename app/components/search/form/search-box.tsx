import { useState } from "react";
import type { Units } from "#app/domain/units";
import { useUnits } from "#app/components/behaviour/use-units";
import type { SearchFormView } from "#app/presenters/search/form-view";
import { latePart } from "#app/components/ui/late-part";
import { SearchForm } from "./search-form";
import { clsx } from "clsx";
import { panel } from "#app/components/ui/panel";

const load = () => import("#app/components/accounts/units-panel").then((module) => module.UnitsPanel);
const UnitsPanel = latePart({ name: "the settings", load, drawn: import.meta.env.SSR && (await load()) });

interface Props {
  form: SearchFormView;
  units: Units;
  className?: string;
}

/** Not the form itself: an update of the form's state must not reach the settings before they are hydrated. */
export function SearchBox({ form, units: savedUnits, className }: Props) {
  const { units, save, keep } = useUnits(savedUnits);
  const [chosen, setChosen] = useState(units);
  const [lastUnits, setLastUnits] = useState(units);
  if (lastUnits !== units) {
    setLastUnits(units);
    setChosen(units);
  }
  return (
    <div className={clsx(panel(), "text-ink", className)}>
      <SearchForm
        form={form}
        units={chosen}
        onSearch={() => keep(chosen)}
        settings={
          <UnitsPanel units={units} chosen={chosen} onChoose={setChosen} onClose={() => save(chosen)} />
        }
      />
    </div>
  );
}
