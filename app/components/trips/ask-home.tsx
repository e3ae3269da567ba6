import { Form } from "@remix-run/react";
import type { PlacePageView } from "#app/presenters/trips/place-page";
import { FieldError } from "#app/components/forms/field-error";
import { TownLinks } from "#app/components/forms/town-links";
import { PostcodeInput } from "#app/components/forms/postcode-input";
import { button } from "#app/components/ui/button";
import { field, fieldLabel } from "#app/components/ui/field";

/** A visitor who came without a search: the page can then show the drive and the visit. */
export function AskHome({ keep, postcode, error, towns }: NonNullable<PlacePageView["askHome"]>) {
  return (
    <Form method="get" className="mt-3 grid max-w-96 gap-1.5" preventScrollReset>
      {keep.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="home" className={fieldLabel}>
        How far is it from you?
      </label>
      {error !== null && <FieldError id="home-error">{error}</FieldError>}
      <TownLinks towns={towns} />
      <div className="flex gap-2">
        <PostcodeInput
          id="home"
          className={`${field({ size: "small" })} min-w-0 uppercase`}
          defaultValue={postcode}
          placeholder="Your postcode"
          enterKeyHint="go"
          hasError={error !== null}
        />
        <button type="submit" className={button({ size: "small", className: "flex-none" })}>
          Show the drive
        </button>
      </div>
    </Form>
  );
}
