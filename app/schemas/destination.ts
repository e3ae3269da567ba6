import * as z from "zod";
import { MAX_LIST_LENGTH } from "#app/domain/catalogue-edit";
import {
  type ActivityPatch,
  type CampsitePatch,
  type DestinationPatch,
  type HotelPatch,
  newActivity,
  newCampsite,
  newHotel,
} from "#app/domain/destination-draft";
import {
  ACTIVITY_RULES,
  CAMPSITE_RULES,
  DESTINATION_RULES,
  type DegreesRule,
  HOTEL_RULES,
  latitudeRule,
  longitudeRule,
} from "#app/domain/destination-rules";
import { ofRules } from "./of-rule";

/*
 * What an administrator may write, by a call, a form or a file alike. Names that are not listed are passed over.
 * A field that is not given stays as it is (or is blank in something new); null or an empty text clears it.
 */

const flag = (label: string) => z.boolean(`${label} must be true or false`).optional();

const audienceFlags = {
  dogFriendly: flag("Dog friendly"),
  familyFriendly: flag("Family friendly"),
  accessible: flag("Accessible"),
};
const activityFlags = {
  hiking: flag("Hiking"),
  countryWalks: flag("Country walks"),
  history: flag("History"),
  adventure: flag("Adventure"),
};
const isFeatured = { featured: flag("Featured") };

export const activitySchema = z.object({
  ...ofRules(ACTIVITY_RULES),
  indoor: flag("Indoor"),
  ...audienceFlags,
  ...activityFlags,
  ...isFeatured,
}) satisfies z.ZodType<ActivityPatch>;

export const hotelSchema = z.object({
  ...ofRules(HOTEL_RULES),
  ...audienceFlags,
  ...activityFlags,
  ...isFeatured,
}) satisfies z.ZodType<HotelPatch>;

/** A hotel in a whole list: those that were fetched came without a price, which the form would ask for. */
const listedHotelSchema = hotelSchema.extend({
  priceRange: z.union([z.literal(""), hotelSchema.shape.priceRange]),
});

export const campsiteSchema = z.object({
  ...ofRules(CAMPSITE_RULES),
  ...audienceFlags,
}) satisfies z.ZodType<CampsitePatch>;

const list = <Item extends z.ZodType>(item: Item, label: string) =>
  z
    .array(item, `${label} must be a list`)
    .max(MAX_LIST_LENGTH, `${label}: at most ${MAX_LIST_LENGTH} entries`)
    .optional();

/** Degrees as a number, or as text in plain decimals: admin forms carry text. */
function degrees(rule: DegreesRule) {
  const blank = rule("");
  return z.union([z.string(), z.number()], blank.ok ? "" : blank.error).transform((given, context) => {
    const read = rule(given);
    if (read.ok) return read.value;
    context.addIssue({ code: "custom", message: read.error });
    return z.NEVER;
  });
}

const fields = z.object({
  ...ofRules(DESTINATION_RULES),
  latitude: degrees(latitudeRule),
  longitude: degrees(longitudeRule),
  activities: list(activitySchema.transform(newActivity), "Activities"),
  hotels: list(listedHotelSchema.transform(newHotel), "Hotels"),
  campsites: list(campsiteSchema.transform(newCampsite), "Campsites"),
  ...isFeatured,
});

export const destinationSchema = fields satisfies z.ZodType<DestinationPatch>;

const SUGGESTION_ID = "suggestionId must be a positive whole number";

/** The body that makes a destination: with `suggestionId`, out of an approved suggestion. */
export const newDestinationSchema = fields.extend({
  suggestionId: z.int(SUGGESTION_ID).positive(SUGGESTION_ID).nullish(),
});
