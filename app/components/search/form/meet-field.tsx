import ChevronDown from "lucide-react/icons/chevron-down";
import { clsx } from "clsx";
import { MOST_OTHERS } from "#app/domain/search/address";
import { otherFieldId } from "#app/presenters/search/view";
import { FieldError } from "#app/components/forms/field-error";
import { field, hint } from "#app/components/ui/field";
import { foldMark } from "#app/components/ui/panel";

interface Props {
  initial: readonly string[];
  /** By the id of the field. */
  errors: Readonly<Record<string, string>>;
  onEdit: () => void;
}

const LABELS = ["Where do they start?", "And a third person?"];

/** Closed at first, below the postcode. */
export function MeetField({ initial, errors, onEdit }: Props) {
  const ids = Array.from({ length: MOST_OTHERS }, (_, index) => otherFieldId(index));
  const isUsed = initial.length > 0 || ids.some((id) => id in errors);
  return (
    <details className="group -mb-2 open:mb-0" open={isUsed || undefined}>
      <summary className="flex min-h-6 w-fit cursor-pointer items-center gap-1 text-sm font-semibold text-sea">
        Meet someone
        <ChevronDown className={foldMark} aria-hidden />
      </summary>
      <p className={hint}>We find places within this drive of everyone. You arrive together.</p>
      <div className="mt-2 grid gap-3 xs:grid-cols-2">
        {ids.map((id, index) => (
          <div key={id}>
            <label htmlFor={id} className="font-semibold">
              {LABELS[index]}
            </label>
            {errors[id] !== undefined && <FieldError id={`${id}-error`}>{errors[id]}</FieldError>}
            <input
              id={id}
              name="with"
              type="text"
              autoComplete="off"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="search"
              placeholder={index === 0 ? "M1" : undefined}
              defaultValue={initial[index]}
              className={clsx(field(), "uppercase placeholder:text-ink-soft")}
              aria-invalid={id in errors || undefined}
              aria-describedby={id in errors ? `${id}-error` : undefined}
              onChange={onEdit}
            />
          </div>
        ))}
      </div>
    </details>
  );
}
