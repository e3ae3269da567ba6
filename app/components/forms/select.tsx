import ChevronDown from "lucide-react/icons/chevron-down";
import type { SelectHTMLAttributes } from "react";
import {
  field,
  fieldLabel,
  fieldRow,
  hint as hintStyle,
  selectBox,
  selectChevron,
} from "#app/components/ui/field";

interface Props extends Omit<SelectHTMLAttributes<HTMLSelectElement>, "size" | "className"> {
  size?: "regular" | "small";
}

export const Select = ({ size, ...attributes }: Props) => (
  <span className={selectBox}>
    <select {...attributes} className={field({ size, kind: "choice" })} />
    <ChevronDown className={selectChevron} aria-hidden />
  </span>
);

interface FieldProps extends Props {
  id: string;
  label: string;
  hint?: string;
}

export const SelectField = ({ label, hint, ...attributes }: FieldProps) => (
  <div className={fieldRow}>
    <label htmlFor={attributes.id} className={fieldLabel}>
      {label}
    </label>
    {hint && (
      <span id={`${attributes.id}-hint`} className={hintStyle}>
        {hint}
      </span>
    )}
    <Select {...attributes} aria-describedby={hint && `${attributes.id}-hint`} />
  </div>
);
