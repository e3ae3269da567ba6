import { Form } from "@remix-run/react";
import { POSTCODE_INPUT_PATTERN } from "#app/domain/geo/postcode";
import type { PlacePageView } from "#app/presenters/trips/place-view";
import { button } from "#app/components/ui/button";
import { field, fieldError, fieldLabel } from "#app/components/ui/field";

/** Asks a visitor who came without a search where they would start: the page then knows the drive and the visit. */
export function AskHome({ keep, postcode, error }: NonNullable<PlacePageView["askHome"]>) {
  return (
    <Form method="get" className="mt-3 grid max-w-96 gap-1.5" preventScrollReset>
      {keep.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="home" className={fieldLabel}>
        How far is it from you?
      </label>
      {error !== null && (
        <p id="home-error" className={fieldError}>
          <span className="sr-only">Error: </span>
          {error}
        </p>
      )}
      <div className="flex gap-2">
        <input
          id="home"
          name="postcode"
          type="text"
          className={`${field({ size: "small" })} min-w-0 uppercase`}
          defaultValue={postcode}
          placeholder="Your postcode"
          required
          pattern={POSTCODE_INPUT_PATTERN}
          title="A full UK postcode, such as SW1A 1AA"
          autoComplete="postal-code"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          aria-invalid={error !== null || undefined}
          aria-describedby={error === null ? undefined : "home-error"}
        />
        <button type="submit" className={button({ size: "small", className: "flex-none" })}>
          Show the drive
        </button>
      </div>
    </Form>
  );
}
