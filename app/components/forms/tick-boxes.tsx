interface Props {
  legend: string;
  boxes: readonly { name: string; label: string }[];
  values: Partial<Record<string, string>>;
}

/** Boxes to tick, under one heading. */
export function TickBoxes({ legend, boxes, values }: Props) {
  return (
    <fieldset className="tick-boxes">
      <legend>{legend}</legend>
      {boxes.map(({ name, label }) => (
        <label key={name} className="tick-box">
          <input type="checkbox" className="tick" name={name} defaultChecked={values[name] === "on"} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
