import { STAY_FACTS } from "./facts";
import type { EntityOf, Fields } from "./field";
import {
  AUDIENCE,
  DESCRIPTION,
  FEATURED,
  IMAGE,
  INTEREST_FIELDS,
  LOCATION,
  NAME,
  OFFER,
  PRICE_RANGE,
  WEBSITE,
} from "./shared-fields";

export const HOTEL_FIELDS = {
  name: NAME,
  location: { ...LOCATION, isRequired: true },
  /** Pounds a night as free text. Hotels from outside services have no price. */
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
  hiking: { ...INTEREST_FIELDS.hiking, isInForm: false },
  countryWalks: { ...INTEREST_FIELDS.countryWalks, isInForm: false },
  history: { ...INTEREST_FIELDS.history, isInForm: false },
  adventure: { ...INTEREST_FIELDS.adventure, isInForm: false },
  ...STAY_FACTS,
} as const satisfies Fields;

export type Hotel = EntityOf<typeof HOTEL_FIELDS>;
