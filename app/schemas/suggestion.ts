import * as z from "zod";
import { parseWebAddress } from "#app/domain/destination-draft-address";
import { codePointLength } from "#app/domain/destination-draft-text";
import {
  SUGGESTION_FEATURE_NAMES,
  SUGGESTION_LIMITS,
  SUGGESTION_TYPES,
  type SuggestionContent,
  type SuggestionFeature,
  type SuggestionType,
} from "#app/domain/suggestion";
import { line, optional, text } from "./destination-fields";

const TYPE_MESSAGE = "Choose location, activity or accommodation";
const WEBSITE_MESSAGE = "Enter a web address that begins with https:// or http://, or leave this empty";
const WEBSITE_TOO_LONG = `Website must be at most ${SUGGESTION_LIMITS.website} characters`;
/** Sixteen bits for each unit: no text of the allowed code points has more. */
const UNITS_PER_CODE_POINT = 2;

const website = z
  .string(WEBSITE_MESSAGE)
  .max(SUGGESTION_LIMITS.website * UNITS_PER_CODE_POINT, WEBSITE_TOO_LONG)
  .refine((written) => codePointLength(written.trim()) <= SUGGESTION_LIMITS.website, WEBSITE_TOO_LONG)
  .transform((written, context) => {
    const address = parseWebAddress(written);
    if (address !== null) return address;
    context.addIssue({ code: "custom", message: WEBSITE_MESSAGE });
    return z.NEVER;
  });

const flag = z.boolean("Choose true or false").optional();
const features = Object.fromEntries(SUGGESTION_FEATURE_NAMES.map((name) => [name, flag])) as Record<
  SuggestionFeature,
  typeof flag
>;

const location = line("Location", SUGGESTION_LIMITS.location);
const area = line("Area", SUGGESTION_LIMITS.area);

const common = {
  name: line("Name", SUGGESTION_LIMITS.name),
  description: text("Description", SUGGESTION_LIMITS.description),
  website: optional(website),
  telephone: optional(line("Telephone", SUGGESTION_LIMITS.telephone)),
  whyVisit: optional(text("Why visit", SUGGESTION_LIMITS.whyVisit)),
  ...features,
  isOwner: flag,
  offersDiscounts: flag,
};

const ofLocation = z.object({
  type: z.literal("location"),
  location: optional(location),
  area,
  ...common,
});
const ofPlaceToGo = z.object({
  type: z.enum(["activity", "accommodation"], TYPE_MESSAGE),
  location,
  area: optional(area),
  ...common,
});

/** Everything that a suggestion may bring; names that are not here, such as status or userId, are passed over. */
export const SUGGESTION_FIELDS = Object.keys(ofLocation.shape) as (keyof SuggestionContent)[];

/** Of a type that there is not, that is what is wrong: what it would need besides cannot be said. */
const ofNoType = ofPlaceToGo.extend({ location: optional(location) });

/** The rules of a suggestion of this type. */
export function suggestionSchema(type: unknown) {
  if (type === "location") return ofLocation;
  return isSuggestionType(type) ? ofPlaceToGo : ofNoType;
}

export function isSuggestionType(type: unknown): type is SuggestionType {
  return SUGGESTION_TYPES.some((known) => known === type);
}

type Given = z.output<ReturnType<typeof suggestionSchema>>;

/** What was read as the product keeps it: absent texts are null, absent flags false. */
export function toSuggestionContent(given: Given): SuggestionContent {
  const { type, name, description, isOwner = false, offersDiscounts = false } = given;
  const { location = null, area = null, website = null, telephone = null, whyVisit = null } = given;
  const flags = Object.fromEntries(
    SUGGESTION_FEATURE_NAMES.map((feature) => [feature, given[feature] ?? false]),
  );
  return {
    ...(flags as Record<SuggestionFeature, boolean>),
    ...{ type, name, description, location, area, website, telephone, whyVisit, isOwner, offersDiscounts },
  };
}
