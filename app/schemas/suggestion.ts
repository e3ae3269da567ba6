import * as z from "zod";
import {
  SUGGESTION_FEATURE_NAMES,
  SUGGESTION_TYPES,
  type SuggestionContent,
  type SuggestionFeature,
  type SuggestionType,
} from "#app/domain/suggestions/suggestion";
import { AREA_RULE, LOCATION_RULE, SUGGESTION_TEXT_RULES } from "#app/domain/suggestions/rules";
import { ofRule, ofRules, optional } from "./of-rule";

const TYPE_MESSAGE = "Choose location, activity or accommodation";

const flag = z.boolean("Choose true or false").optional();
const features = Object.fromEntries(SUGGESTION_FEATURE_NAMES.map((name) => [name, flag])) as Record<
  SuggestionFeature,
  typeof flag
>;

const location = ofRule(LOCATION_RULE);
const area = ofRule(AREA_RULE);

const common = {
  ...ofRules(SUGGESTION_TEXT_RULES),
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

/** Others, such as status or userId, are ignored. */
export const SUGGESTION_FIELDS = Object.keys(ofLocation.shape) as (keyof SuggestionContent)[];

/** The type decides whether `location` or `area` is required. */
const ofNoType = ofPlaceToGo.extend({ location: optional(location) });

export function suggestionSchema(type: unknown) {
  if (type === "location") return ofLocation;
  return isSuggestionType(type) ? ofPlaceToGo : ofNoType;
}

export function isSuggestionType(type: unknown): type is SuggestionType {
  return SUGGESTION_TYPES.some((known) => known === type);
}

type ParsedSuggestion = z.output<ReturnType<typeof suggestionSchema>>;

/** Absent texts are null, and absent flags false. */
export function toSuggestionContent(input: ParsedSuggestion): SuggestionContent {
  const { type, name, description, isOwner = false, offersDiscounts = false } = input;
  const { location = null, area = null, website = null, telephone = null, whyVisit = null } = input;
  const flags = Object.fromEntries(
    SUGGESTION_FEATURE_NAMES.map((feature) => [feature, input[feature] ?? false]),
  );
  return {
    ...(flags as Record<SuggestionFeature, boolean>),
    type,
    name,
    description,
    location,
    area,
    website,
    telephone,
    whyVisit,
    isOwner,
    offersDiscounts,
  };
}
