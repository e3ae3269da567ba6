import { useRef } from "react";
import { POSTCODE_INPUT_PATTERN } from "#app/domain/geo/postcode";
import { clsx } from "clsx";
import { button } from "#app/components/ui/button";
import { field, fieldError, fieldRow, hint } from "#app/components/ui/field";
import { UseMyLocation } from "./use-my-location";

interface Props {
  initial: string;
  /** The postcode is the last one of this browser; this is the form that forgets it. */
  forgetForm: string | null;
  error: string | null;
  onEdit: () => void;
  /** Called with the sector, "LS6 3", that has been put into the field because the visitor is near it. */
  onLocated: (sector: string) => void;
}

/** The one question that every search starts with. */
export function PostcodeField({ initial, forgetForm, error, onEdit, onLocated }: Props) {
  const input = useRef<HTMLInputElement>(null);
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
        ref={input}
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
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p id="postcode-hint" className={hint}>
          {forgetForm === null ? "For example, SW1A 1AA" : "From your last search on this device."}
        </p>
        {forgetForm !== null && (
          <button type="submit" form={forgetForm} className={button({ size: "small" })}>
            <span>
              Forget<span className="sr-only"> this postcode</span>
            </span>
          </button>
        )}
        <UseMyLocation
          onFound={(sector) => {
            if (input.current) input.current.value = sector;
            onLocated(sector);
          }}
        />
      </div>
    </div>
  );
}
