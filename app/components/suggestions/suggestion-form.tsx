import { faultsIn } from "#app/domain/field-rules";
import {
  type SuggestionType,
  SUGGESTION_FEATURES,
  SUGGESTION_LIMITS,
} from "#app/domain/suggestions/suggestion";
import { suggestionRules } from "#app/domain/suggestions/rules";
import { type FormView, EMPTY_FORM } from "#app/presenters/form-view";
import { FEATURES_ASKED, SUGGESTION_FAILED } from "#app/presenters/suggestions/view";
import type { SuggestPageView } from "#app/presenters/suggestions/cards";
import { FormField, SubmitButton, TickBoxes, type FieldDefinition } from "#app/components/forms/form-field";
import { PostedForm } from "#app/components/forms/posted-form";
import { useForm } from "#app/components/forms/use-form";
import { form, hint, fieldError, tick, tickRow } from "#app/components/ui/field";
import { button } from "#app/components/ui/button";
import { codePointLength } from "#app/domain/text";

interface Props {
  type: SuggestionType;
  correction: SuggestPageView["correction"];
}

/** A report about a mistake is a suggestion too. */
export function SuggestionForm({ type, correction }: Props) {
  const control = useForm({
    id: "suggestion",
    first: correction ? { ...EMPTY_FORM, values: known(correction) } : EMPTY_FORM,
    check: (given) => faultsIn(suggestionRules(type), given),
    unanswered: { title: "Error", message: SUGGESTION_FAILED },
  });
  const { typed, values, field, isBusy } = control;
  const boxes = FEATURES_ASKED[type].map((name) => ({ name, label: SUGGESTION_FEATURES[name] }));
  return (
    <PostedForm control={control} action={`/suggest?type=${type}`} className={form} hidden={{ type }}>
      {(correction ? CORRECTION_FIELDS : fieldsAsked(type)).map((definition) => (
        <div key={definition.name}>
          <FormField definition={definition} field={field(definition.name)} />
          <LengthLeft name={definition.name} typed={typed[definition.name]} />
        </div>
      ))}
      {!correction && <TickBoxes key={type} legend="What does it offer?" boxes={boxes} values={values} />}
      {!correction && <OwnerQuestions values={values} />}
      <div>
        <SubmitButton
          isBusy={isBusy}
          label={correction ? "Send Report" : "Submit Suggestion"}
          busyLabel="Submitting..."
          className={button({ tone: "sun", size: "large" })}
        />
      </div>
    </PostedForm>
  );
}

function known({ name, region }: NonNullable<Props["correction"]>) {
  return { name: `Mistake: ${name}`, area: region };
}

const NEAR = 0.9;

const characters = (count: number): string => `${count} ${count === 1 ? "character" : "characters"}`;

export function LengthLeft({ name, typed = "" }: { name: string; typed: string | undefined }) {
  if (!Object.hasOwn(SUGGESTION_LIMITS, name)) return null;
  const limit = SUGGESTION_LIMITS[name as keyof typeof SUGGESTION_LIMITS];
  const left = limit - codePointLength(typed.trim());
  const isNear = left <= limit - limit * NEAR;
  return (
    <p className={`${left < 0 ? fieldError : hint} empty:hidden`} role="status">
      {isNear && (left < 0 ? `${characters(-left)} too many` : `${characters(left)} left`)}
    </p>
  );
}

/** A class hides the one about discounts until the first box is ticked. */
function OwnerQuestions({ values }: Pick<FormView, "values">) {
  return (
    <fieldset className="group rounded-tile bg-sunken px-4 py-2">
      <legend className="sr-only">Ownership</legend>
      <label className={`${tickRow} leading-[1.3]`}>
        <input type="checkbox" className={tick} name="isOwner" defaultChecked={values["isOwner"] === "on"} />I
        am the owner of this place
      </label>
      <label className={`${tickRow} leading-[1.3] group-not-has-[[name=isOwner]:checked]:hidden`}>
        <input
          type="checkbox"
          className={tick}
          name="offersDiscounts"
          defaultChecked={values["offersDiscounts"] === "on"}
        />
        I'd like to offer discounts to visitors of Sunny Escape
      </label>
    </fieldset>
  );
}

/** No maxLength, because browsers count an emoji as two characters there. */
const NAME: FieldDefinition = { name: "name", label: "Name", isRequired: true };
const AREA: FieldDefinition = {
  name: "area",
  label: "Area",
  isRequired: true,
  hint: "The county or region, such as “North Norfolk coast”",
};
const LOCATION: FieldDefinition = {
  name: "location",
  label: "Location",
  isRequired: true,
  hint: "The town, and the postcode if you know it",
};
const DESCRIPTION: FieldDefinition = {
  name: "description",
  label: "Description",
  kind: "lines",
  isRequired: true,
};
const WEBSITE: FieldDefinition = {
  name: "website",
  label: "Website",
  inputMode: "url",
  hint: "Such as https://example.org or www.example.org",
};
/** The first two are already filled in. */
const CORRECTION_FIELDS: readonly FieldDefinition[] = [
  { ...NAME, label: "About" },
  AREA,
  { ...DESCRIPTION, label: "What's wrong, and what would be right?" },
  { ...WEBSITE, label: "Where can we read it?" },
];

const fieldsAsked = (type: SuggestionType): readonly FieldDefinition[] => [
  NAME,
  type === "location" ? AREA : LOCATION,
  DESCRIPTION,
  { name: "whyVisit", label: "Why should people visit?", kind: "lines" },
  WEBSITE,
  { name: "telephone", label: "Telephone", type: "tel", inputMode: "tel" },
];
