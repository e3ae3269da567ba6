import { DESTINATION_KINDS } from "./catalogue/destination";
import { UK_BOX } from "./destination-draft";
import {
  type FieldRule,
  choiceRule,
  imageAddressRule,
  lineRule,
  optionalRule,
  postcodeRule,
  textRule,
  webAddressRule,
} from "./field-rules";
import { type Result, fail, ok } from "./result";

const DECIMAL = /^-?\d{1,3}(\.\d{1,15})?$/;

/** Reads degrees from a number, or from text in plain decimals. */
export type DegreesRule = (given: string | number) => Result<number, string>;
export const latitudeRule = degreesRule("Latitude", UK_BOX.south, UK_BOX.north, [UK_BOX.west, UK_BOX.east]);
export const longitudeRule = degreesRule("Longitude", UK_BOX.west, UK_BOX.east, [UK_BOX.south, UK_BOX.north]);

const name = lineRule("Name", 120);
const optionalDescription = optionalRule(textRule("Description", 2_000));
const promotion = {
  specialOffer: optionalRule(lineRule("Special offer", 500)),
  partnershipCode: optionalRule(lineRule("Partnership code", 40)),
};
const websiteUrl = optionalRule(webAddressRule("Website"));
const picture = optionalRule(imageAddressRule("Image"));
const kindMessage = `Kind must be one of: ${DESTINATION_KINDS.join(", ")}`;

/*
 * The texts that an administrator may write, by field and in the order of the forms; the boxes to tick have no
 * rules of their own.
 */
export const DESTINATION_RULES = {
  name,
  postcode: postcodeRule,
  latitude: latitudeRule,
  longitude: longitudeRule,
  region: optionalRule(lineRule("Region", 120)),
  imageUrl: imageAddressRule("Image"),
  description: optionalDescription,
  kind: optionalRule(choiceRule(DESTINATION_KINDS, kindMessage)),
  ...promotion,
};

/** A destination that is made of a suggestion: with a region. */
export const CONVERSION_RULES = { ...DESTINATION_RULES, region: lineRule("Region", 120) };

export const ACTIVITY_RULES = {
  name,
  description: textRule("Description", 2_000),
  type: optionalRule(choiceRule(["attraction", "dining"], "Type must be attraction or dining")),
  websiteUrl,
  imageUrl: picture,
  ...promotion,
};

export const HOTEL_RULES = {
  name,
  location: lineRule("Location", 255),
  priceRange: lineRule("Price range", 60),
  description: optionalDescription,
  websiteUrl,
  imageUrl: picture,
  ...promotion,
};

export const CAMPSITE_RULES = {
  name,
  location: optionalRule(lineRule("Location", 255)),
  priceRange: optionalRule(lineRule("Price range", 60)),
  description: optionalDescription,
  websiteUrl,
};

function degreesRule(label: string, min: number, max: number, other: readonly [number, number]) {
  const message = `${label} must be a number from ${min} to ${max}, such as ${label === "Latitude" ? "51.38" : "-2.36"}`;
  const swapped = `${label} lies outside the United Kingdom: are latitude and longitude swapped?`;
  return ((given) => {
    const value = typeof given === "number" ? given : DECIMAL.test(given.trim()) ? Number(given) : NaN;
    if (value >= min && value <= max) return ok(value);
    return fail(value >= other[0] && value <= other[1] ? swapped : message);
  }) satisfies DegreesRule & FieldRule<number>;
}
