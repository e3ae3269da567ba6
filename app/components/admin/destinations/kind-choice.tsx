import { DESTINATION_KINDS, PLACE_FIELDS } from "#app/domain/catalogue/destination";
import { kindDrawingUrl } from "#app/domain/catalogue/scene";
import { capitalised } from "#app/domain/text";
import { FieldError } from "#app/components/forms/field-error";
import type { FieldState } from "#app/components/forms/use-form";
import { fieldLabel, fieldRow, hint as hintStyle } from "#app/components/ui/field";

const { label, hint } = PLACE_FIELDS.kind;

/** Radio buttons. The first can be focused if none is chosen. */
export function KindChoice({ field: { id, name, value, error } }: { field: FieldState }) {
  const described = [error && `${id}-error`, `${id}-hint`].filter(Boolean).join(" ");
  return (
    <fieldset className={fieldRow} aria-describedby={described}>
      <legend className={fieldLabel}>{label}</legend>
      <p id={`${id}-hint`} className={hintStyle}>
        {hint}
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-1">
        {DESTINATION_KINDS.map((kind, index) => (
          <label
            key={kind}
            className="grid cursor-pointer content-start gap-1 rounded-control border-2 border-transparent p-1 text-sm hover:bg-sunken has-checked:border-sun-deep has-checked:bg-sun-soft"
          >
            <img
              src={kindDrawingUrl(kind)}
              alt=""
              width={320}
              height={180}
              loading="lazy"
              className="h-auto w-full rounded-control dark:brightness-86"
            />
            <span className="flex items-center gap-1.5">
              <input
                type="radio"
                id={index === 0 ? id : undefined}
                name={name}
                value={kind}
                defaultChecked={kind === value}
                className="size-4 flex-none accent-sea"
              />
              {capitalised(kind.replaceAll("-", " "))}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
