import * as z from "zod";

/** Google charges by field, so we request only what we read. */
export const FIELDS = [
  "places.displayName",
  "places.location",
  "places.types",
  "places.primaryType",
  "places.shortFormattedAddress",
  "places.websiteUri",
  "places.businessStatus",
  "places.accessibilityOptions",
  "places.allowsDogs",
  "places.goodForChildren",
].join(",");

const place = z.lazy(() =>
  z.object({
    displayName: z.object({ text: z.string() }),
    location: z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
    types: z.array(z.string()).default([]),
    primaryType: z.string().optional(),
    shortFormattedAddress: z.string().optional(),
    websiteUri: z.string().optional(),
    businessStatus: z.string().optional(),
    accessibilityOptions: z.object({ wheelchairAccessibleEntrance: z.boolean().optional() }).default({}),
    allowsDogs: z.boolean().optional(),
    goodForChildren: z.boolean().optional(),
  }),
);
export type GooglePlace = z.output<typeof place>;

/** An empty object means that nothing is nearby; any other answer without places is malformed. */
export const nearbyAnswer = z.lazy(() => z.strictObject({ places: z.array(place).max(20).default([]) }));
