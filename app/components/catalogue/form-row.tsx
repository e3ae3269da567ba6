import type { ReactNode } from "react";
import type { FieldState } from "./use-posted-form";

interface Props {
  field: FieldState;
  label: string;
  isRequired?: boolean;
  hint?: string;
  children: ReactNode;
}

/** A label with its mark where the field is required, a hint, what is wrong, and the field. */
export function FormRow({ field: { id, error }, label, isRequired, hint, children }: Props) {
  return (
    <div className="form-row">
      <label htmlFor={id} className="field-label">
        {label}
        {isRequired && <RequiredMark />}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          <span className="sr-only">Error: </span>
          {error}
        </p>
      )}
      {children}
    </div>
  );
}

/** A star for the eye; readers hear "required" from the field itself. */
export function RequiredMark() {
  return (
    <span className="required-mark" aria-hidden>
      {" *"}
    </span>
  );
}

/** What ties a field to its row. */
export function fieldProps({ id, name, value, error }: FieldState, isRequired?: boolean, hint?: string) {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return {
    id,
    name,
    defaultValue: value,
    required: isRequired,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described || undefined,
  };
}
