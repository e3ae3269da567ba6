import * as z from "zod";
import { DESTINATION_KINDS } from "#app/domain/catalogue/destination";
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
import { parsePostcode } from "#app/domain/postcode";
import {
  isId,
  latitude,
  line,
  longitude,
  optional,
  text,
  imageAddress,
  webAddress,
} from "./destination-fields";

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
const promotion = {
  featured: flag("Featured"),
  specialOffer: optional(line("Special offer", 500)),
  partnershipCode: optional(line("Partnership code", 40)),
};
const addresses = { websiteUrl: optional(webAddress("Website")), imageUrl: optional(imageAddress("Image")) };

export const activitySchema = z.object({
  name: line("Name", 120),
  description: text("Description", 2_000),
  type: z.enum(["attraction", "dining"], "Type must be attraction or dining").optional(),
  indoor: flag("Indoor"),
  ...addresses,
  ...audienceFlags,
  ...activityFlags,
  ...promotion,
}) satisfies z.ZodType<ActivityPatch>;

export const hotelSchema = z.object({
  name: line("Name", 120),
  location: line("Location", 255),
  priceRange: line("Price range", 60),
  description: optional(text("Description", 2_000)),
  ...addresses,
  ...audienceFlags,
  ...activityFlags,
  ...promotion,
}) satisfies z.ZodType<HotelPatch>;

/** A hotel in a whole list: those that were fetched came without a price, which the form would ask for. */
const listedHotelSchema = hotelSchema.extend({
  priceRange: z.union([z.literal(""), hotelSchema.shape.priceRange]),
});

export const campsiteSchema = z.object({
  name: line("Name", 120),
  location: optional(line("Location", 255)),
  priceRange: optional(line("Price range", 60)),
  description: optional(text("Description", 2_000)),
  websiteUrl: optional(webAddress("Website")),
  ...audienceFlags,
}) satisfies z.ZodType<CampsitePatch>;

const list = <Item extends z.ZodType>(item: Item, label: string) =>
  z
    .array(item, `${label} must be a list`)
    .max(MAX_LIST_LENGTH, `${label}: at most ${MAX_LIST_LENGTH} entries`)
    .optional();

const fields = z.object({
  name: line("Name", 120),
  postcode: z.string("Postcode is needed").transform((written, context) => {
    const postcode = parsePostcode(written);
    if (postcode) return postcode.text;
    context.addIssue({ code: "custom", message: "Invalid UK postcode format" });
    return z.NEVER;
  }),
  imageUrl: imageAddress("Image"),
  latitude,
  longitude,
  description: optional(text("Description", 2_000)),
  region: optional(line("Region", 120)),
  kind: optional(z.enum(DESTINATION_KINDS, `Kind must be one of: ${DESTINATION_KINDS.join(", ")}`)),
  activities: list(activitySchema.transform(newActivity), "Activities"),
  hotels: list(listedHotelSchema.transform(newHotel), "Hotels"),
  campsites: list(campsiteSchema.transform(newCampsite), "Campsites"),
  ...promotion,
});

export const destinationSchema = fields satisfies z.ZodType<DestinationPatch>;

/** The body that makes a destination: with `suggestionId`, out of an approved suggestion. */
export const newDestinationSchema = fields.extend({ suggestionId: isId("suggestionId").nullish() });

/** Each faulty field by its path, such as "activities.2.name", with the first thing that is wrong with it. */
export function faultsByPath(error: z.core.$ZodError): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const { path, message } of error.issues) faults[path.map(String).join(".")] ??= message;
  return faults;
}
