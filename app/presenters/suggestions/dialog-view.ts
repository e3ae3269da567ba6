import { CONVERSION_FIELDS } from "#app/domain/catalogue/destination";
import { cutAtWord } from "#app/domain/text";
import { EMPTY_FORM, type FormView } from "#app/presenters/form-view";
import type { SuggestionCardView, SuggestionDialogView } from "./view";

/** A dialog's form as it is shown first, by the server or where it is opened in the browser. */
export function firstDialogForm(
  kind: SuggestionDialogView["kind"],
  { name, description, adminNotes }: Pick<SuggestionCardView, "name" | "description" | "adminNotes">,
): FormView {
  const values =
    kind === "review"
      ? { adminNotes: adminNotes ?? "" }
      : {
          name: cutAtWord(name, CONVERSION_FIELDS.name.maxLength),
          description: cutAtWord(description, CONVERSION_FIELDS.description.maxLength),
        };
  return { ...EMPTY_FORM, values };
}
