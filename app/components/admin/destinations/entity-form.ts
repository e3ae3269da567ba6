import { capitalised } from "#app/domain/text";
import { ACTIVITY_FIELDS } from "#app/domain/catalogue/activity";
import { CAMPSITE_FIELDS } from "#app/domain/catalogue/campsite";
import { DESTINATION_FIELDS } from "#app/domain/catalogue/destination";
import { type Field, type Fields, FLAG_GROUPS, type FlagGroup } from "#app/domain/catalogue/field";
import { type TypedField, formRules, isTyped } from "#app/domain/catalogue/field-rule";
import { HOTEL_FIELDS } from "#app/domain/catalogue/hotel";
import type { AdminSubject } from "#app/presenters/admin/catalogue-view";
import type { FieldDefinition } from "#app/components/forms/form-field";

export function definitionOf(name: string, field: TypedField): FieldDefinition {
  const { kind, label, hint } = field;
  const isRequired = field.isRequired ?? field.isAskedFor;
  const about = {
    name,
    label,
    ...(hint && { hint }),
    ...(isRequired && { isRequired }),
    // The heading of the facts already says that they are optional.
    ...(field.isFact && { isUnmarked: true }),
  };
  switch (kind) {
    case "line":
      return { ...about, maxLength: field.maxLength, ...(field.proposals && { proposals: field.proposals }) };
    case "text":
      return { ...about, kind: "lines", maxLength: field.maxLength };
    case "postcode":
      return { ...about, maxLength: 10 };
    case "webAddress":
    case "imageAddress":
      return { ...about, inputMode: "url", maxLength: 500 };
    case "degrees":
      return { ...about, inputMode: "decimal", maxLength: 60 };
    case "wholeNumber":
      return { ...about, inputMode: "numeric", maxLength: 6 };
    case "months":
    case "weekdays":
      return { ...about, maxLength: 80 };
    case "hook":
      return { ...about, maxLength: 450 };
    case "date":
      return { ...about, type: "date" };
    case "choice":
      return { ...about, kind: "choice", choices: choicesOf(field) };
  }
}

export type EntityForm = ReturnType<typeof formOf>;

/** Texts and choices in order, the facts, and the check boxes under their headings. */
function formOf(fields: Fields) {
  const shown = Object.entries(fields).filter(([, { isInForm }]) => isInForm !== false);
  const typed = shown.filter((entry): entry is [string, TypedField] => isTyped(entry[1]));
  const drawn = (isFact: boolean) =>
    typed
      .filter(([, field]) => (field.isFact ?? false) === isFact)
      .map(([name, field]) => ({ ...definitionOf(name, field), holds: field.kind }));
  const texts = drawn(false);
  const boxes = FLAG_GROUPS.map((legend) => ({ legend, boxes: boxesOf(shown, legend) }));
  return {
    texts,
    facts: drawn(true),
    rules: formRules(fields),
    /** Saving is disabled while one of them is blank. */
    required: texts.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    boxes: boxes.filter((group) => group.boxes.length > 0),
  };
}

function boxesOf(shown: readonly (readonly [string, Field])[], group: FlagGroup) {
  return shown.flatMap(([name, field]) =>
    field.kind === "flag" && field.group === group ? [{ name, label: field.label }] : [],
  );
}

function choicesOf({ choices, isAskedFor, isFact }: TypedField & { kind: "choice" }) {
  const named = choices.map((value) => ({ value, label: capitalised(value.replaceAll("-", " ")) }));
  return isAskedFor ? named : [{ value: "", label: isFact ? "Not checked" : "Not chosen" }, ...named];
}

/** The picture's address may stay empty, because each kind has a picture. */
export function placeForm(fields: Fields): EntityForm {
  const form = formOf(fields);
  const texts = form.texts.map((text) =>
    text.name === "imageUrl" ? { ...text, isRequired: false, hint: `${text.hint}. ${NO_IMAGE}` } : text,
  );
  return { ...form, texts, required: form.required.filter((name) => name !== "imageUrl") };
}

const NO_IMAGE = "If it is empty, we use the picture of the kind chosen below";

export const ENTITY_FORMS: Readonly<Record<AdminSubject, EntityForm & { noun: string; heading: string }>> = {
  destination: { noun: "Destination", heading: "Destinations", ...placeForm(DESTINATION_FIELDS) },
  activity: { noun: "activity", heading: "Activities", ...formOf(ACTIVITY_FIELDS) },
  hotel: { noun: "hotel", heading: "Hotels", ...formOf(HOTEL_FIELDS) },
  campsite: { noun: "campsite", heading: "Campsites", ...formOf(CAMPSITE_FIELDS) },
};
