import { DESTINATION_KINDS, REGIONS } from "#app/domain/catalogue/destination";
import type { FieldDefinition } from "../forms/form-field";

export const NAME: FieldDefinition = { name: "name", label: "Name", isRequired: true, maxLength: 120 };
export const POSTCODE: FieldDefinition = {
  name: "postcode",
  label: "Postcode",
  isRequired: true,
  maxLength: 10,
};
export const LATITUDE: FieldDefinition = {
  name: "latitude",
  label: "Latitude",
  isRequired: true,
  inputMode: "decimal",
  maxLength: 20,
};
export const LONGITUDE: FieldDefinition = { ...LATITUDE, name: "longitude", label: "Longitude" };
export const IMAGE: FieldDefinition = {
  name: "imageUrl",
  label: "Image address",
  isRequired: true,
  maxLength: 500,
  hint: "Begins with https://, or /images/ for one of our own",
};
export const REGION: FieldDefinition = {
  name: "region",
  label: "Region",
  maxLength: 120,
  proposals: REGIONS,
};
export const DESCRIPTION: FieldDefinition = {
  name: "description",
  label: "Description",
  kind: "lines",
  maxLength: 2000,
};
export const SPECIAL_OFFER: FieldDefinition = {
  name: "specialOffer",
  label: "Special offer",
  maxLength: 500,
};
export const PARTNERSHIP_CODE: FieldDefinition = {
  name: "partnershipCode",
  label: "Partnership code",
  maxLength: 40,
};
export const KIND: FieldDefinition = {
  name: "kind",
  label: "Kind of place",
  kind: "choice",
  hint: "Decides which picture stands in where the image cannot be loaded",
  choices: [
    { value: "", label: "Not chosen" },
    ...DESTINATION_KINDS.map((value) => ({ value, label: inWords(value) })),
  ],
};

function inWords(kind: string): string {
  const words = kind.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
