import { useHydrated } from "#app/hooks/use-hydrated";
import { CONVERSION_RULES } from "#app/domain/destination-rules";
import { faultsIn } from "#app/domain/field-rules";
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
import { ImageField } from "../catalogue/image-field";
import { PlaceFields } from "../catalogue/place-fields";
import { FormField } from "../forms/form-field";
import { FormProblems } from "../forms/form-problems";
import { TickBoxes } from "../forms/tick-boxes";
import { isFilled, useForm } from "../forms/use-form";
import type { StepFormProps } from "./review-form";

const NEEDED_REGION = { ...REGION, isRequired: true };
const IMAGE_URL = { ...IMAGE, type: "url" as const };
const REQUIRED = [NAME, POSTCODE, NEEDED_REGION, IMAGE, LATITUDE, LONGITUDE].map(({ name }) => name);
const FEATURED = [{ name: "featured", label: "Featured" }];
const UNANSWERED = { title: "Error", message: "Failed to create destination." };

/** The destination that a suggestion becomes: what the sender told, and what only the curator knows. */
export function ConvertForm({ suggestion, first, onTaken, children }: StepFormProps) {
  const { Form, formProps, summary, problems, isLoginNeeded, values, isBusy, ...fields } = useForm({
    ...{ id: "convert", first, onTaken, unanswered: UNANSWERED },
    check: (given) => faultsIn(CONVERSION_RULES, given),
  });
  const { typed, field, fill, refuse } = fields;
  const isHydrated = useHydrated();
  return (
    <Form {...formProps} action={suggestion.convertHref} className="editor-form" preventScrollReset>
      <FormProblems ref={summary} problems={problems} isLoginNeeded={isLoginNeeded} />
      <input type="hidden" name="intent" value="convert" />
      <input type="hidden" name="suggestionId" value={suggestion.id} />
      <FormField definition={NAME} field={field("name")} />
      <FormField definition={DESCRIPTION} field={field("description")} />
      <PlaceFields typed={typed} field={field} fill={fill} refuse={refuse} />
      <FormField definition={NEEDED_REGION} field={field("region")} />
      <ImageField definition={IMAGE_URL} field={field("imageUrl")} />
      <TickBoxes legend="Promotion" boxes={FEATURED} values={values} />
      <FormField definition={SPECIAL_OFFER} field={field("specialOffer")} />
      <FormField definition={PARTNERSHIP_CODE} field={field("partnershipCode")} />
      <div className="dialog-actions">
        {children}
        <button
          type="submit"
          className="button button-sun"
          disabled={isHydrated && !isFilled(typed, REQUIRED)}
          aria-disabled={isBusy || undefined}
        >
          {isBusy ? "Creating..." : "Create Destination"}
        </button>
      </div>
    </Form>
  );
}
