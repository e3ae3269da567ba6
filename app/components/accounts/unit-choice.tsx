import { segment, segments } from "#app/components/ui/segments";

interface Props<Unit extends string> {
  legend: string;
  name: string;
  options: readonly { value: Unit; label: string }[];
  value: Unit;
  onChange: (value: Unit) => void;
}

export function UnitChoice<Unit extends string>({ legend, name, options, value, onChange }: Props<Unit>) {
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
