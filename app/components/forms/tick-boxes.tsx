import { tick, tickRow } from "#app/components/ui/field";

interface Props {
  legend: string;
  boxes: readonly { name: string; label: string }[];
  values: Partial<Record<string, string>>;
}

/** Check boxes under one heading. */
export function TickBoxes({ legend, boxes, values }: Props) {
  return (
    <fieldset className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,10.5rem),1fr))] gap-x-4 in-data-dense:grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))]">
      <legend className="mb-1 font-semibold">{legend}</legend>
      {boxes.map(({ name, label }) => (
        <label key={name} className={`${tickRow} in-data-dense:min-h-[38px]`}>
          <input type="checkbox" className={tick} name={name} defaultChecked={values[name] === "on"} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
