import type { ItemSubject } from "#app/presenters/admin-catalogue-view";
import { ACTIVITY_RULES, CAMPSITE_RULES, HOTEL_RULES } from "#app/domain/destination-rules";
import type { FieldRules } from "#app/domain/field-rules";
import { DESCRIPTION, NAME, PARTNERSHIP_CODE, SPECIAL_OFFER } from "./destination-fields";
import type { FieldDefinition } from "../forms/form-field";

interface ItemForm {
  /** "activity", as it stands in sentences. */
  noun: string;
  plural: string;
  heading: string;
  fields: readonly FieldDefinition[];
  rules: FieldRules;
  /** Saving is disabled while one of these is blank. */
  required: readonly string[];
  flags: readonly { legend: string; boxes: readonly { name: string; label: string }[] }[];
}

const LOCATION: FieldDefinition = { name: "location", label: "Location", maxLength: 255 };
const PRICE: FieldDefinition = {
  name: "priceRange",
  label: "Price range",
  hint: "Pounds a night, such as 150-300",
  maxLength: 60,
};
const WEBSITE: FieldDefinition = {
  name: "websiteUrl",
  label: "Website",
  type: "url",
  inputMode: "url",
  maxLength: 500,
};
const PICTURE: FieldDefinition = {
  name: "imageUrl",
  label: "Image address",
  hint: "Begins with https://, or /images/ for one of our own",
  maxLength: 500,
};
const TYPE: FieldDefinition = {
  name: "type",
  label: "Type",
  kind: "choice",
  isRequired: true,
  choices: [
    { value: "attraction", label: "Attraction" },
    { value: "dining", label: "Dining" },
  ],
};
const required = (field: FieldDefinition): FieldDefinition => ({ ...field, isRequired: true });

const AUDIENCE = {
  legend: "Good for",
  boxes: [
    { name: "dogFriendly", label: "Dog friendly" },
    { name: "familyFriendly", label: "Family friendly" },
    { name: "accessible", label: "Accessible" },
  ],
};
const INTERESTS = {
  legend: "Interests",
  boxes: [
    { name: "hiking", label: "Hiking" },
    { name: "countryWalks", label: "Country walks" },
    { name: "history", label: "Historical sites" },
    { name: "adventure", label: "Adventure" },
    { name: "indoor", label: "Indoor" },
  ],
};
const PROMOTION = { legend: "Promotion", boxes: [{ name: "featured", label: "Featured" }] };

export const ITEM_FORMS: Readonly<Record<ItemSubject, ItemForm>> = {
  activity: {
    noun: "activity",
    plural: "activities",
    heading: "Activities",
    fields: [NAME, required(DESCRIPTION), TYPE, WEBSITE, PICTURE, SPECIAL_OFFER, PARTNERSHIP_CODE],
    rules: ACTIVITY_RULES,
    required: ["name", "description", "type"],
    flags: [AUDIENCE, INTERESTS, PROMOTION],
  },
  hotel: {
    noun: "hotel",
    plural: "hotels",
    heading: "Hotels",
    fields: [
      ...[NAME, required(LOCATION), required(PRICE), DESCRIPTION],
      ...[WEBSITE, PICTURE, SPECIAL_OFFER, PARTNERSHIP_CODE],
    ],
    rules: HOTEL_RULES,
    required: ["name", "location", "priceRange"],
    flags: [AUDIENCE, PROMOTION],
  },
  campsite: {
    noun: "campsite",
    plural: "campsites",
    heading: "Campsites",
    fields: [
      NAME,
      required(LOCATION),
      {
        ...PRICE,
        label: "Price per night",
        hint: "With a pound sign, such as £18-£30; empty where none is known",
      },
      ...[DESCRIPTION, WEBSITE],
    ],
    rules: CAMPSITE_RULES,
    // Many campsites of the open data have no price, and none is to be made up.
    required: ["name", "location"],
    flags: [AUDIENCE],
  },
};
