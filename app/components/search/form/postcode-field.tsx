import { useRef } from "react";
import { clsx } from "clsx";
import { FieldError } from "#app/components/forms/field-error";
import { PostcodeInput } from "#app/components/forms/postcode-input";
import { button } from "#app/components/ui/button";
import { field, fieldRow, hint } from "#app/components/ui/field";
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
      {error !== null && <FieldError id="postcode-error">{error}</FieldError>}
      <PostcodeInput
        ref={input}
        id="postcode"
        className={clsx(field(), "font-semibold tracking-[0.04em] uppercase")}
        defaultValue={initial}
        enterKeyHint="search"
        hasError={error !== null}
        hintId="postcode-hint"
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
