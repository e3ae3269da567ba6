import * as z from "zod";
import { DESTINATION_KINDS, REGIONS } from "#app/domain/catalogue/destination";
import type { Activity, Campsite, DestinationDetails, Hotel } from "#app/domain/catalogue/destination";
import type { CatalogueFile } from "#app/domain/catalogue-file";
import type { CatalogueScene } from "#app/domain/catalogue/scene";
import { parsePostcode } from "#app/domain/postcode";

const text = z.string().trim().min(1).max(2_000);
const name = z.string().trim().min(1).max(120);
const webAddress = z.url({ protocol: /^https?$/, hostname: z.regexes.domain });

const audienceFlags = { dogFriendly: z.boolean(), familyFriendly: z.boolean(), accessible: z.boolean() };
const activityFlags = {
  hiking: z.boolean().optional(),
  countryWalks: z.boolean().optional(),
  history: z.boolean().optional(),
  adventure: z.boolean().optional(),
};
const promotion = {
  featured: z.boolean(),
  specialOffer: text.optional(),
  partnershipCode: z.string().trim().min(1).max(40).optional(),
};

const activity = z.strictObject({
  name,
  description: text,
  type: z.enum(["attraction", "dining"]),
  websiteUrl: webAddress.optional(),
  indoor: z.boolean().optional(),
  ...audienceFlags,
  ...activityFlags,
  ...promotion,
}) satisfies z.ZodType<Activity>;

const hotel = z.strictObject({
  name,
  description: text,
  location: text,
  priceRange: z.string().regex(/^(\d+-\d+)?$/, "pounds a night, such as 150-300, or nothing"),
  websiteUrl: webAddress.optional(),
  ...audienceFlags,
  ...activityFlags,
  ...promotion,
}) satisfies z.ZodType<Hotel>;

const campsite = z.strictObject({
  name,
  description: text,
  location: z.string(),
  priceRange: z.string().regex(/^(£\d+(–£\d+)?)?$/, "pounds a night, such as £20–£35, or nothing"),
  websiteUrl: webAddress.optional(),
  ...audienceFlags,
}) satisfies z.ZodType<Campsite>;

const details = { activities: z.array(activity), hotels: z.array(hotel), campsites: z.array(campsite) };

/** The lists for places of which nothing better is known; "{place}" stands for the place's name. */
export const fallbacksSchema = z.strictObject(details) satisfies z.ZodType<DestinationDetails>;

const drawingName = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const sceneColours = {
  sky: drawingName.optional(),
  land: drawingName.optional(),
  water: drawingName.optional(),
  wall: drawingName.optional(),
  roof: drawingName.optional(),
};

/** That the names are of drawings which exist is held by the test of tools/illustrations. */
const scene = z.strictObject({
  setting: drawingName,
  ...sceneColours,
  parts: z
    .array(
      z.strictObject({
        part: drawingName,
        x: z.int().min(-100).max(740).optional(),
        y: z.int().min(60).max(360).optional(),
        size: z.number().min(0.3).max(2).optional(),
        flip: z.boolean().optional(),
        layer: z.enum(["far", "middle", "near"]).optional(),
        wall: sceneColours.wall,
        roof: sceneColours.roof,
      }),
    )
    .max(8),
}) satisfies z.ZodType<CatalogueScene>;

/** One file of the catalogue. The box holds the United Kingdom and nothing of Ireland's west. */
export const catalogueFileSchema = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name,
  postcode: z
    .string()
    .refine((written) => parsePostcode(written)?.text === written, "a postcode in its usual spelling"),
  latitude: z.number().min(49.8).max(60.9),
  longitude: z.number().min(-8.3).max(1.8),
  region: z.enum(REGIONS),
  kind: z.enum(DESTINATION_KINDS),
  scene: scene.optional(),
  description: text,
  featured: z.boolean(),
  ...details,
}) satisfies z.ZodType<CatalogueFile>;
