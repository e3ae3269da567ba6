import { ChevronDown } from "lucide-react";
import type { InputHTMLAttributes } from "react";
import { FormRow, fieldProps } from "./form-row";
import type { FieldState } from "./use-posted-form";

/** What a form says of one of its fields. */
export interface FieldDefinition {
  name: string;
  label: string;
  kind?: "text" | "lines" | "choice";
  isRequired?: boolean;
  hint?: string;
  maxLength?: number;
  inputMode?: InputHTMLAttributes<HTMLInputElement>["inputMode"];
  type?: "text" | "url" | "tel";
  choices?: readonly { value: string; label: string }[];
  /** Proposals for what may also be typed freely. */
  proposals?: readonly string[];
}

interface Props {
  definition: FieldDefinition;
  field: FieldState;
  onBlur?: (value: string) => void;
}

/** One field of a form with its row: a line, several lines, or a choice. */
export function FormField({ definition, field, onBlur }: Props) {
  const { label, kind = "text", isRequired, hint, maxLength } = definition;
  const props = { ...fieldProps(field, isRequired, hint), maxLength };
  return (
    <FormRow field={field} label={label} isRequired={isRequired} hint={hint}>
      {kind === "lines" ? (
        <textarea {...props} rows={4} className="field field-lines" />
      ) : kind === "choice" ? (
        <Choice definition={definition} field={field} />
      ) : (
        <Line definition={definition} field={field} onBlur={onBlur} />
      )}
    </FormRow>
  );
}

function Line({ definition, field, onBlur }: Props) {
  const { type = "text", inputMode, maxLength, proposals, isRequired, hint } = definition;
  const listId = `${field.id}-proposals`;
  return (
    <>
      <input
        {...fieldProps(field, isRequired, hint)}
        type={type}
        inputMode={inputMode}
        maxLength={maxLength}
        list={proposals && listId}
        className="field"
        autoComplete="off"
        onBlur={onBlur && ((event) => onBlur(event.currentTarget.value))}
      />
      {proposals && (
        <datalist id={listId}>
          {proposals.map((proposal) => (
            <option key={proposal} value={proposal} />
          ))}
        </datalist>
      )}
    </>
  );
}

function Choice({ definition: { choices = [], isRequired, hint }, field }: Props) {
  return (
    <span className="select">
      <select {...fieldProps(field, isRequired, hint)} className="field">
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown className="icon" aria-hidden />
    </span>
  );
}
