import type { InputHTMLAttributes, ReactNode } from "react";
import type { FieldState } from "./use-form";
import { FieldError } from "./field-error";
import { POSTCODE_TYPING } from "./postcode-input";
import { Select } from "./select";
import {
  field as fieldStyle,
  fieldLabel,
  fieldRow,
  hint as hintStyle,
  tick,
  tickRow,
} from "#app/components/ui/field";
import { button } from "#app/components/ui/button";

type InputAttributes = InputHTMLAttributes<HTMLInputElement>;

export interface FieldDefinition {
  name: string;
  label: string;
  kind?: "text" | "lines" | "choice";
  isRequired?: boolean;
  /** Leaves "(optional)" out where a hint or heading already says so. */
  isUnmarked?: boolean;
  hint?: string;
  minLength?: number;
  maxLength?: number;
  inputMode?: InputAttributes["inputMode"];
  type?: "text" | "url" | "tel" | "email" | "password" | "date";
  autoComplete?: InputAttributes["autoComplete"];
  /** Names and passwords, which the browser must not capitalise or correct. */
  isVerbatim?: boolean;
  isPostcode?: boolean;
  choices?: readonly { value: string; label: string }[];
  proposals?: readonly string[];
}

interface Props {
  definition: FieldDefinition;
  field: FieldState;
  onBlur?: (value: string) => void;
  end?: ReactNode;
}

export function FormField({ definition, field, onBlur, end }: Props) {
  const { label, kind = "text", isRequired, isUnmarked, hint, maxLength } = definition;
  const { id, error } = field;
  return (
    <div className={fieldRow}>
      <label htmlFor={id} className={fieldLabel}>
        <span>{label}</span>
        {!isRequired && !isUnmarked && kind !== "choice" && (
          <span className="font-normal text-ink-soft"> (optional)</span>
        )}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={hintStyle}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {kind === "lines" ? (
        <textarea
          {...fieldProps(definition, field)}
          maxLength={maxLength}
          rows={4}
          className={fieldStyle({ kind: "lines" })}
        />
      ) : kind === "choice" ? (
        <Select {...fieldProps(definition, field)}>
          {definition.choices?.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
      ) : (
        <Line definition={definition} field={field} onBlur={onBlur} end={end} />
      )}
    </div>
  );
}

const VERBATIM = { autoCapitalize: "none", autoCorrect: "off", spellCheck: false };

function Line({ definition, field, onBlur, end }: Props) {
  const { type = "text", inputMode, minLength, maxLength, proposals, autoComplete = "off" } = definition;
  const listId = `${field.id}-proposals`;
  const input = (
    <input
      {...fieldProps(definition, field)}
      type={type}
      inputMode={inputMode}
      minLength={minLength}
      maxLength={maxLength}
      list={proposals && listId}
      className={fieldStyle({ className: end ? "pr-13" : undefined })}
      autoComplete={autoComplete}
      {...(definition.isVerbatim && VERBATIM)}
      {...(definition.isPostcode && POSTCODE_TYPING)}
      onBlur={onBlur && ((event) => onBlur(event.currentTarget.value))}
    />
  );
  return (
    <>
      {end ? (
        <div className="relative">
          {input}
          {end}
        </div>
      ) : (
        input
      )}
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

function fieldProps({ isRequired, hint }: FieldDefinition, { id, name, value, error }: FieldState) {
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

interface SubmitProps {
  isBusy: boolean;
  label: string;
  busyLabel: string;
  className?: string;
}

/** Keeps its place and the focus while the form is sent, which refuses a second submission. */
export function SubmitButton({ isBusy, label, busyLabel, className = button({ tone: "sun" }) }: SubmitProps) {
  return (
    <button type="submit" className={className} aria-disabled={isBusy || undefined}>
      {isBusy ? busyLabel : label}
    </button>
  );
}

interface BoxesProps {
  legend: string;
  boxes: readonly { name: string; label: string }[];
  values: Partial<Record<string, string>>;
}

export function TickBoxes({ legend, boxes, values }: BoxesProps) {
  return (
    <fieldset className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,10.5rem),1fr))] gap-x-4 in-data-dense:grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))]">
      <legend className="mb-1 font-semibold">{legend}</legend>
      {boxes.map(({ name, label }) => (
        <label key={name} className={`${tickRow} in-data-dense:min-h-[38px]`}>
          <input type="checkbox" className={tick} name={name} defaultChecked={values[name] === "on"} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
