import { Form } from "@remix-run/react";
import { useHydrated } from "#app/hooks/use-hydrated";
import { FormProblems } from "../account/form-problems";
import {
  DESCRIPTION,
  IMAGE,
  LATITUDE,
  LONGITUDE,
  NAME,
  PARTNERSHIP_CODE,
  POSTCODE,
  REGION,
  SPECIAL_OFFER,
} from "../catalogue/destination-fields";
import { FormField } from "../catalogue/form-field";
import { ImageField } from "../catalogue/image-field";
import { PlaceFields } from "../catalogue/place-fields";
import { type TypedValues, blanksIn, isFilled } from "../catalogue/posted-form";
import { TickBoxes } from "../catalogue/tick-boxes";
import { usePostedForm } from "../catalogue/use-posted-form";
import type { StepFormProps } from "./review-form";

const NEEDED_REGION = { ...REGION, isRequired: true };
const IMAGE_URL = { ...IMAGE, type: "url" as const };
const REQUIRED = [NAME, POSTCODE, NEEDED_REGION, IMAGE, LATITUDE, LONGITUDE];
const REQUIRED_NAMES = REQUIRED.map(({ name }) => name);
const FEATURED = [{ name: "featured", label: "Featured" }];
const check = (typed: TypedValues) => blanksIn(typed, REQUIRED);

/** The destination that a suggestion becomes: what the sender told, and what only the curator knows. */
export function ConvertForm({ suggestion, form, isBusy, children }: StepFormProps) {
  const { formProps, problems, summary, typed, field, fill, refuse } = usePostedForm({
    id: "convert",
    form,
    isBusy,
    check,
  });
  const isHydrated = useHydrated();
  return (
    <Form {...formProps} action={suggestion.convertHref} className="editor-form" preventScrollReset>
      <FormProblems ref={summary} problems={problems} />
      <input type="hidden" name="intent" value="convert" />
      <input type="hidden" name="suggestionId" value={suggestion.id} />
      <FormField definition={NAME} field={field("name")} />
      <FormField definition={DESCRIPTION} field={field("description")} />
      <PlaceFields typed={typed} field={field} fill={fill} refuse={refuse} />
      <FormField definition={NEEDED_REGION} field={field("region")} />
      <ImageField definition={IMAGE_URL} field={field("imageUrl")} />
      <TickBoxes legend="Promotion" boxes={FEATURED} values={form.values} />
      <FormField definition={SPECIAL_OFFER} field={field("specialOffer")} />
      <FormField definition={PARTNERSHIP_CODE} field={field("partnershipCode")} />
      <div className="dialog-actions">
        {children}
        <button
          type="submit"
          className="button button-sun"
          disabled={isHydrated && !isFilled(typed, REQUIRED_NAMES)}
          aria-disabled={isBusy || undefined}
        >
          {isBusy ? "Creating..." : "Create Destination"}
        </button>
      </div>
    </Form>
  );
}
