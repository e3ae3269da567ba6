import type { SuggestionType } from "#app/domain/suggestions/suggestion";
import type { FieldDefinition } from "#app/components/forms/form-field";

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
export const CORRECTION_FIELDS: readonly FieldDefinition[] = [
  { ...NAME, label: "About" },
  AREA,
  { ...DESCRIPTION, label: "What's wrong, and what would be right?" },
  { ...WEBSITE, label: "Where can we read it?" },
];

export const fieldsAsked = (type: SuggestionType): readonly FieldDefinition[] => [
  NAME,
  type === "location" ? AREA : LOCATION,
  DESCRIPTION,
  { name: "whyVisit", label: "Why should people visit?", kind: "lines" },
  WEBSITE,
  { name: "telephone", label: "Telephone", type: "tel", inputMode: "tel" },
];
