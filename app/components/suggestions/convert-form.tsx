import { useHydrated } from "#app/components/behaviour/use-browser-state";
import { CONVERSION_FIELDS, withKindPicture } from "#app/domain/catalogue/destination";
import { codePointLength } from "#app/domain/text";
import { faultsIn } from "#app/domain/field-rules";
import { CONVERSION_FAILED } from "#app/presenters/suggestions/view";
import type { SuggestionCardView } from "#app/presenters/suggestions/cards";
import { EntityFields } from "#app/components/admin/destinations/entity-fields";
import { placeForm } from "#app/components/admin/destinations/entity-form";
import { KindChoice } from "#app/components/admin/destinations/kind-choice";
import { PlaceFields } from "#app/components/admin/destinations/place-fields";
import { FormProblems } from "#app/components/forms/form-problems";
import { isFilled, useForm } from "#app/components/forms/use-form";
import type { StepFormProps } from "./review-form";
import { button } from "#app/components/ui/button";
import { dialogActions } from "#app/components/ui/dialog";
import { form } from "#app/components/ui/field";

const CONVERSION_FORM = placeForm(CONVERSION_FIELDS);
/** A text that is too long for a destination has a hint about that. */
function formFor(suggestion: SuggestionCardView): typeof CONVERSION_FORM {
  const suggested: Readonly<Partial<Record<string, string>>> = {
    name: suggestion.name,
    description: suggestion.description,
  };
  const texts = CONVERSION_FORM.texts.map((definition) => {
    const { name, label, maxLength = Infinity } = definition;
    if (codePointLength(suggested[name] ?? "") <= maxLength) return definition;
    return {
      ...definition,
      hint: `${label} can have ${maxLength} characters, and the suggestion’s is longer: this is its beginning.`,
    };
  });
  return { ...CONVERSION_FORM, texts };
}

const UNANSWERED = { title: "Error", message: CONVERSION_FAILED };

export function ConvertForm({ suggestion, first, onTaken, children }: StepFormProps) {
  const { Form, formProps, summary, problems, isLoginNeeded, values, isBusy, ...fields } = useForm({
    id: "convert",
    first,
    onTaken,
    unanswered: UNANSWERED,
    check: (given) => faultsIn(CONVERSION_FORM.rules, withKindPicture(given)),
  });
  const { typed, field, fill, refuse } = fields;
  const isHydrated = useHydrated();
  return (
    <Form {...formProps} action={suggestion.convertHref} className={form} data-dense preventScrollReset>
      <FormProblems ref={summary} problems={problems} isLoginNeeded={isLoginNeeded} />
      {/* Enter presses the first submit button: it converts and does not fill in the coordinates. */}
      <button type="submit" name="intent" value="convert" hidden />
      <input type="hidden" name="suggestionId" value={suggestion.id} />
      <EntityFields
        form={formFor(suggestion)}
        values={values}
        field={field}
        fill={fill}
        place={<PlaceFields field={field} fill={fill} refuse={refuse} />}
        kind={<KindChoice field={field("kind")} />}
      />
      <div className={dialogActions}>
        {children}
        <button
          type="submit"
          name="intent"
          value="convert"
          className={button({ tone: "sun" })}
          disabled={isHydrated && !isFilled(typed, CONVERSION_FORM.required)}
          aria-disabled={isBusy || undefined}
        >
          {isBusy ? "Creating..." : "Create Destination"}
        </button>
      </div>
    </Form>
  );
}
