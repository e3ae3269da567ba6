import { useState } from "react";
import type { Units } from "#app/domain/units";
import { useUnits } from "#app/components/ui/use-units";
import type { SearchFormView } from "#app/presenters/search/view";
import { FormScene } from "#app/components/art/empty-scenes";
import { UnitsPanel } from "#app/components/accounts/units-panel";
import { SearchForm } from "./search-form";

/** The search form with its picture and, below it, the settings that it searches with. */
export function SearchBox({ form, units: savedUnits }: { form: SearchFormView; units: Units }) {
  const { units, save, keep } = useUnits(savedUnits);
  const [chosen, setChosen] = useState(units);
  const [lastUnits, setLastUnits] = useState(units);
  if (lastUnits !== units) {
    setLastUnits(units);
    setChosen(units);
  }
  return (
    <div className="search-box">
      <div className="search-box-scene">
        <FormScene />
      </div>
      <SearchForm form={form} units={chosen} onSearch={() => keep(chosen)} />
      <UnitsPanel units={units} chosen={chosen} onChoose={setChosen} onClose={() => save(chosen)} />
    </div>
  );
}
