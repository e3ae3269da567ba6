import { POSTCODE_INPUT_PATTERN } from "#app/domain/geo/postcode";
import { clsx } from "clsx";
import { field, fieldError, fieldRow, hint } from "../../ui/field";

interface Props {
  initial: string;
  error: string | null;
  onEdit: () => void;
}

/** The one question that every search starts with. */
export function PostcodeField({ initial, error, onEdit }: Props) {
  return (
    <div className={fieldRow}>
      <h2 className="text-xl">
        <label htmlFor="postcode">What is your postcode?</label>
      </h2>
      {error !== null && (
        <p id="postcode-error" className={fieldError}>
          <span className="sr-only">Error: </span>
          {error}
        </p>
      )}
      <input
        id="postcode"
        name="postcode"
        type="text"
        className={clsx(field(), "font-semibold tracking-[0.04em] uppercase")}
        defaultValue={initial}
        required
        pattern={POSTCODE_INPUT_PATTERN}
        title="A full UK postcode, such as SW1A 1AA"
        autoComplete="postal-code"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-invalid={error !== null || undefined}
        aria-describedby={error !== null ? "postcode-error postcode-hint" : "postcode-hint"}
        onChange={onEdit}
      />
      <p id="postcode-hint" className={hint}>
        For example, SW1A 1AA
      </p>
    </div>
  );
}
