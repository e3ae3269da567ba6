import type { EntityOf, Fields } from "./field";

export const OPEN = { seenBy: "everyone", isInFile: true } as const;

/** A box around the United Kingdom, in degrees. */
const UK = { south: 49.8, north: 60.9, west: -8.7, east: 1.8 } as const;

export const LATITUDE = {
  kind: "degrees",
  label: "Latitude",
  min: UK.south,
  max: UK.north,
  example: "51.38",
  swappedMin: UK.west,
  swappedMax: UK.east,
  ...OPEN,
} as const;
export const LONGITUDE = {
  kind: "degrees",
  label: "Longitude",
  min: UK.west,
  max: UK.east,
  example: "-2.36",
  swappedMin: UK.south,
  swappedMax: UK.north,
  ...OPEN,
} as const;

export const NAME = { kind: "line", label: "Name", maxLength: 120, isRequired: true, ...OPEN } as const;
export const DESCRIPTION = {
  kind: "text",
  label: "Description",
  maxLength: 2_000,
  blank: "",
  ...OPEN,
} as const;
export const LOCATION = { kind: "line", label: "Location", maxLength: 255, ...OPEN } as const;
export const PRICE_RANGE = { kind: "line", label: "Price range", maxLength: 60, blank: "", ...OPEN } as const;
export const WEBSITE = { kind: "webAddress", label: "Website", ...OPEN } as const;
export const IMAGE = {
  kind: "imageAddress",
  label: "Image address",
  title: "Image",
  hint: "Begins with https://, or /images/ for one of our own",
  ...OPEN,
} as const;

export const FEATURED = {
  kind: "flag",
  label: "Featured",
  group: "Promotion",
  blank: false,
  ...OPEN,
} as const;
export const OFFER = {
  specialOffer: { kind: "line", label: "Special offer", maxLength: 500, ...OPEN },
  partnershipCode: { kind: "line", label: "Partnership code", maxLength: 40, ...OPEN },
} as const;

/** An absent flag is unknown. */
export const AUDIENCE = {
  dogFriendly: { kind: "flag", label: "Dog friendly", group: "Good for", ...OPEN },
  familyFriendly: { kind: "flag", label: "Family friendly", group: "Good for", ...OPEN },
  accessible: { kind: "flag", label: "Accessible", group: "Good for", ...OPEN },
} as const;

export const INTEREST_FIELDS = {
  hiking: { kind: "flag", label: "Hiking", group: "Interests", ...OPEN },
  countryWalks: { kind: "flag", label: "Country walks", group: "Interests", ...OPEN },
  history: { kind: "flag", label: "Historical sites", title: "History", group: "Interests", ...OPEN },
  adventure: { kind: "flag", label: "Adventure", group: "Interests", ...OPEN },
} as const satisfies Fields;

export type AudienceFlags = EntityOf<typeof AUDIENCE>;
export type ActivityFlags = EntityOf<typeof INTEREST_FIELDS>;
