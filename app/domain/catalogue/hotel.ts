import { STAY_FACTS } from "./facts";
import type { EntityOf, Fields, PatchOf } from "./field";
import {
  AUDIENCE,
  DESCRIPTION,
  FEATURED,
  IMAGE,
  INTERESTS,
  LOCATION,
  NAME,
  OFFER,
  PRICE_RANGE,
  WEBSITE,
} from "./shared-fields";

/** A hotel, in the order of its form and file. */
export const HOTEL_FIELDS = {
  name: NAME,
  location: { ...LOCATION, isRequired: true },
  /** Pounds a night as free text. Fetched hotels have none, which the form asks for. */
  priceRange: {
    ...PRICE_RANGE,
    hint: "Pounds a night, such as 150-300",
    isRequired: true,
    isBlankInLists: true,
  },
  description: DESCRIPTION,
  websiteUrl: WEBSITE,
  imageUrl: IMAGE,
  ...OFFER,
  featured: FEATURED,
  ...AUDIENCE,
  hiking: { ...INTERESTS.hiking, isInForm: false },
  countryWalks: { ...INTERESTS.countryWalks, isInForm: false },
  history: { ...INTERESTS.history, isInForm: false },
  adventure: { ...INTERESTS.adventure, isInForm: false },
  ...STAY_FACTS,
} as const satisfies Fields;

export type Hotel = EntityOf<typeof HOTEL_FIELDS>;
export type HotelPatch = PatchOf<typeof HOTEL_FIELDS>;
