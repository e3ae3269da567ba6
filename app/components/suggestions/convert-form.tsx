import { useHydrated } from "#app/components/behaviour/use-browser-state";
import { CONVERSION_FIELDS, withKindPicture } from "#app/domain/catalogue/destination";
import { codePointLength } from "#app/domain/text";
import { faultsIn } from "#app/domain/field-rules";
import { CONVERSION_FAILED } from "#app/presenters/suggestions/view";
import type { SuggestionCardView } from "#app/presenters/suggestions/cards";
import { EntityFields } from "#app/components/admin/destinations/entity-fields";
import { placeForm } from "#app/components/admin/destinations/entity-form";
import { PostedForm } from "#app/components/forms/posted-form";
import { isFilled, useForm } from "#app/components/forms/use-form";
import type { StepFormProps } from "./review-form";
import { Button } from "#app/components/ui/button";
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

export function ConvertForm({ suggestion, first, onTaken, children }: StepFormProps) {
  const control = useForm({
    id: "convert",
    first,
    onTaken,
    unanswered: { title: "Error", message: CONVERSION_FAILED },
    check: (given) => faultsIn(CONVERSION_FORM.rules, withKindPicture(given)),
  });
  const isHydrated = useHydrated();
  return (
    <PostedForm
      control={control}
      action={suggestion.convertHref}
      className={form}
      hidden={{ suggestionId: suggestion.id }}
      data-dense
      preventScrollReset
    >
      {/* Enter presses the first submit button: it converts and does not fill in the coordinates. */}
      <button type="submit" name="intent" value="convert" hidden />
      <EntityFields form={formFor(suggestion)} control={control} isPlace />
      <div className={dialogActions}>
        {children}
        <Button
          type="submit"
          name="intent"
          value="convert"
          tone="sun"
          label={control.isBusy ? "Creating..." : "Create Destination"}
          disabled={isHydrated && !isFilled(control.typed, CONVERSION_FORM.required)}
          isBusy={control.isBusy}
        />
      </div>
    </PostedForm>
  );
}
