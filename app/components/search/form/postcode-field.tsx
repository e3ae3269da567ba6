import { useRef, useState } from "react";
import { clsx } from "clsx";
import { FieldError } from "#app/components/forms/field-error";
import { PostcodeInput } from "#app/components/forms/postcode-input";
import { field, fieldRow } from "#app/components/ui/field";
import LocateFixed from "lucide-react/icons/locate-fixed";
import { useHydrated } from "#app/components/behaviour/use-browser-state";
import { Button } from "#app/components/ui/button";
import { findSector } from "./find-sector";

interface Props {
  initial: string;
  /** Makes the browser forget its last postcode; null if the field does not show that. */
  forgetForm: string | null;
  error: string | null;
  onEdit: () => void;
}

/** A position that the visitor asks for fills in its sector, and the search starts. */
export function PostcodeField({ initial, forgetForm, error, onEdit }: Props) {
  const input = useRef<HTMLInputElement>(null);
  function searchFrom(sector: string): void {
    if (!input.current) return;
    input.current.value = sector;
    onEdit();
    input.current.form?.requestSubmit();
  }
  return (
    <div className={fieldRow}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-xl">
          <label htmlFor="postcode">What is your postcode?</label>
        </h2>
        {forgetForm !== null && (
          <>
            <span id="postcode-hint" className="sr-only">
              From your last search on this device.
            </span>
            <button
              type="submit"
              form={forgetForm}
              className="min-h-6 cursor-pointer text-sm font-semibold text-sea underline underline-offset-2"
            >
              Forget<span className="sr-only"> this postcode</span>
            </button>
          </>
        )}
      </div>
      {error !== null && <FieldError id="postcode-error">{error}</FieldError>}
      <div className="flex flex-wrap gap-2">
        <PostcodeInput
          ref={input}
          id="postcode"
          className={clsx(
            field(),
            "min-w-0 flex-[1_1_7rem] font-semibold tracking-[0.04em] uppercase placeholder:font-normal placeholder:text-ink-soft max-[22rem]:px-2! max-[22rem]:text-base!",
          )}
          defaultValue={initial}
          placeholder="LS6 2AA"
          enterKeyHint="search"
          hasError={error !== null}
          hintId={forgetForm === null ? undefined : "postcode-hint"}
          onChange={onEdit}
        />
        <UseMyLocation onFound={searchFrom} />
      </div>
    </div>
  );
}

/** Invisible until hydration, and takes no room without JavaScript. */
function UseMyLocation({ onFound }: { onFound: (sector: string) => void }) {
  const canAsk = useHydrated() && "geolocation" in navigator;
  const [said, setSaid] = useState("");
  const [isAsking, setAsking] = useState(false);

  async function ask(): Promise<void> {
    if (isAsking) return;
    setAsking(true);
    setSaid("Asking your browser where you are…");
    const { sector, words } = await findSector();
    setSaid(words);
    setAsking(false);
    if (sector !== null) onFound(sector);
  }

  return (
    <>
      <Button
        size="row"
        Icon={LocateFixed}
        label="Locate me"
        className={clsx(
          "js-only gap-1.5! whitespace-nowrap text-sea! max-xs:px-2.5!",
          !canAsk && "invisible",
        )}
        isBusy={isAsking}
        onClick={() => void ask()}
      />
      <p role="status" className="basis-full text-sm font-medium empty:absolute">
        {said}
      </p>
    </>
  );
}
