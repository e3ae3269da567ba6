import type { EntityOf, Fields } from "./field";
import { AUDIENCE, DESCRIPTION, LOCATION, NAME, PRICE_RANGE, WEBSITE } from "./shared-fields";

export const CAMPSITE_FIELDS = {
  name: NAME,
  location: { ...LOCATION, blank: "", isAskedFor: true },
  /** With a pound sign. Open data has no price for many campsites, and we don't make one up. */
  priceRange: {
    ...PRICE_RANGE,
    label: "Price per night",
    title: "Price range",
    hint: "With a pound sign, such as £18-£30; empty if you don't know it",
  },
  description: DESCRIPTION,
  websiteUrl: WEBSITE,
  ...AUDIENCE,
} as const satisfies Fields;

export type Campsite = EntityOf<typeof CAMPSITE_FIELDS>;
