import { useRef } from "react";
import type { Units } from "#app/domain/units";
import { useUnits } from "#app/hooks/use-units";
import type { SearchFormView } from "#app/presenters/search-view";
import { FormScene } from "../art/empty-scenes";
import { UnitsPanel } from "../settings/units-panel";
import { SearchForm } from "./search-form";

/** The search form with its picture and, below it, the settings that it searches with. */
export function SearchBox({ form, units: savedUnits }: { form: SearchFormView; units: Units }) {
  const [units, saveUnits] = useUnits(savedUnits);
  const panel = useRef<HTMLDetailsElement>(null);

  function openSettings(): void {
    if (!panel.current) return;
    panel.current.open = true;
    panel.current.querySelector<HTMLElement>("input:checked")?.focus();
  }

  return (
    <div className="search-box">
      <div className="search-box-scene">
        <FormScene />
      </div>
      <SearchForm form={form} units={units} onOpenSettings={openSettings} />
      <UnitsPanel ref={panel} units={units} onSave={saveUnits} />
    </div>
  );
}
