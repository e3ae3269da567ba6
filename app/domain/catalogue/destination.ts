import type { Point } from "../geo";

/** What a destination is above all: decides the picture that stands in where its own cannot be loaded. */
export const DESTINATION_KINDS = [
  "seaside",
  "cliffs",
  "cathedral-city",
  "spires",
  "castle-town",
  "mill-town",
  "moor",
  "lakes",
  "mountains",
  "loch",
  "harbour",
  "island",
  "forest",
  "garden",
  "theme-park",
  "city",
  "market-town",
  "country-house",
  "museum",
  "zoo",
  "wetland",
  "ancient-monument",
] as const;
export type DestinationKind = (typeof DESTINATION_KINDS)[number];

export const REGIONS = [
  "London",
  "South East",
  "South West",
  "East of England",
  "East Midlands",
  "West Midlands",
  "Yorkshire and the Humber",
  "North West",
  "North East",
  "Scotland",
  "Wales",
  "Northern Ireland",
] as const;
export type Region = (typeof REGIONS)[number];

/** The flags that every activity, hotel and campsite has. */
export interface AudienceFlags {
  readonly dogFriendly: boolean;
  readonly familyFriendly: boolean;
  readonly accessible: boolean;
}

/** Flags that only some entries have; absent means no. */
export interface ActivityFlags {
  readonly hiking?: boolean;
  readonly countryWalks?: boolean;
  readonly history?: boolean;
  readonly adventure?: boolean;
}

interface Promotion {
  readonly featured: boolean;
  readonly specialOffer?: string;
  readonly partnershipCode?: string;
}

export interface Activity extends AudienceFlags, ActivityFlags, Promotion {
  readonly name: string;
  readonly description: string;
  readonly type: "attraction" | "dining";
  readonly websiteUrl?: string;
  readonly imageUrl?: string;
  /** Good in the rain. */
  readonly indoor?: boolean;
}

export interface Hotel extends AudienceFlags, ActivityFlags, Promotion {
  readonly name: string;
  readonly description: string;
  readonly location: string;
  /** Pounds a night as free text, such as "150-300". */
  readonly priceRange: string;
  readonly websiteUrl?: string;
  readonly imageUrl?: string;
}

export interface Campsite extends AudienceFlags {
  readonly name: string;
  readonly description: string;
  readonly location: string;
  /** Text with a pound sign a night, or empty where no price is known. */
  readonly priceRange: string;
  readonly websiteUrl?: string;
}

/** What a card's tabs hold: read only when a card is opened or an answer lists it whole. */
export interface DestinationDetails {
  readonly activities: readonly Activity[];
  readonly hotels: readonly Hotel[];
  readonly campsites: readonly Campsite[];
}

/** A place that can be found by a search, without its details. */
export interface Place extends Point {
  readonly id: number;
  /** Lower-case words joined by dashes, unique, stable: part of addresses and of image names. */
  readonly slug: string;
  readonly name: string;
  readonly postcode: string;
  readonly region: string;
  readonly kind: DestinationKind;
  readonly imageUrl: string;
  readonly description: string;
  readonly featured: boolean;
  readonly specialOffer?: string;
  readonly partnershipCode?: string;
}

export interface Destination extends Place, DestinationDetails {
  /** Epoch milliseconds of the last change; the version that edits are checked against. */
  readonly updatedAt: number;
}
