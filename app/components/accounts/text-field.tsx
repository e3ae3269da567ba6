import type { FieldMetadata } from "@conform-to/react";
import { getInputProps } from "@conform-to/react";
import type { InputHTMLAttributes, ReactNode } from "react";
import type { AccountFields } from "./account-checks";

interface Props extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "autoComplete" | "inputMode" | "minLength" | "maxLength" | "required"
> {
  field: FieldMetadata<string, AccountFields>;
  label: string;
  type?: "text" | "email" | "password";
  hint?: string;
  /** What stands at the end of the field, such as its button. */
  children?: ReactNode;
}

/** A labelled field with its hint and what is wrong with it. */
export function TextField({ field, label, type = "text", hint, children, ...rest }: Props) {
  const hintId = `${field.id}-hint`;
  const described = [field.errors && field.errorId, hint && hintId].filter(Boolean).join(" ");
  // The key is conform's own affair; a form that is reset gives the field a new one.
  const { key, ...input } = getInputProps(field, { type: "text" });
  return (
    <div className="form-row">
      <label htmlFor={field.id} className="field-label">
        {label}
      </label>
      {hint && (
        <p id={hintId} className="hint">
          {hint}
        </p>
      )}
      {field.errors && (
        <p id={field.errorId} className="field-error">
          <span className="sr-only">Error: </span>
          {field.errors[0]}
        </p>
      )}
      <div className="field-with-end">
        <input
          key={key}
          {...input}
          {...rest}
          type={type}
          className="field"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-describedby={described || undefined}
        />
        {children}
      </div>
    </div>
  );
}
