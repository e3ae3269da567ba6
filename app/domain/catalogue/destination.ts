import { ACTIVITY_FIELDS } from "./activity";
import { CAMPSITE_FIELDS } from "./campsite";
import type { EntityOf, Fields, PatchOf, PublicOf } from "./field";
import { PLACE_FACTS } from "./facts";
import { HOTEL_FIELDS } from "./hotel";
import { DESCRIPTION, FEATURED, IMAGE, LATITUDE, LONGITUDE, NAME, OFFER, OPEN } from "./shared-fields";
import { kindDrawingUrl } from "./scene";

/** The kinds of destinations. The kind also decides which picture is shown if the destination's own cannot be loaded. */
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

/** The lists of a destination: a card's tabs, read only when the card is opened. */
export const LIST_FIELDS = {
  activities: { kind: "list", label: "Activities", of: ACTIVITY_FIELDS, blank: [], ...OPEN },
  hotels: { kind: "list", label: "Hotels", of: HOTEL_FIELDS, blank: [], ...OPEN },
  campsites: { kind: "list", label: "Campsites", of: CAMPSITE_FIELDS, blank: [], ...OPEN },
} as const satisfies Fields;

/** A destination's own fields, in the order of its form. */
export const PLACE_FIELDS = {
  name: NAME,
  postcode: { kind: "postcode", label: "Postcode", isRequired: true, ...OPEN },
  latitude: { ...LATITUDE, isRequired: true },
  longitude: { ...LONGITUDE, isRequired: true },
  region: { kind: "line", label: "Region", maxLength: 120, proposals: REGIONS, blank: "", ...OPEN },
  /** Files omit it if it is the destination's own illustration. */
  imageUrl: { ...IMAGE, isRequired: true },
  description: DESCRIPTION,
  kind: {
    kind: "choice",
    label: "Kind of place",
    title: "Kind",
    hint: "Its picture is shown if there is no image, or if the image can't be loaded",
    choices: DESTINATION_KINDS,
    blank: "spires",
    ...OPEN,
  },
  featured: FEATURED,
  ...OFFER,
} as const satisfies Fields;

/** What people go there for, in a few nouns; pages leave out what is shut on the day. */
const HOOK = {
  kind: "hook",
  label: "Hook",
  hint: "Up to three nouns in 30 characters, each with its thing to do: Pier = West Pier; beach",
  isFact: true,
  ...OPEN,
} as const;

/**
 * Returns what was typed into a destination's form, with the picture of its kind if it has no address of a
 * picture.
 */
export function withKindPicture<Typed extends Readonly<Partial<Record<string, string>>>>(typed: Typed) {
  const { imageUrl = "", kind } = typed;
  return imageUrl.trim() === ""
    ? { ...typed, imageUrl: kindDrawingUrl(kind || PLACE_FIELDS.kind.blank) }
    : typed;
}

/** The lists, and fields that are stored with them because they name their entries. The ranking never reads them. */
export const DETAILS_FIELDS = { hook: HOOK, ...PLACE_FACTS, ...LIST_FIELDS } as const satisfies Fields;

/** Everything that an administrator edits: all fields except the id, the slug and the version. */
export const DESTINATION_FIELDS = { ...PLACE_FIELDS, ...DETAILS_FIELDS } as const satisfies Fields;

interface Identity {
  readonly id: number;
  /** Lower-case words joined by dashes, unique, stable: part of addresses and of image names. */
  readonly slug: string;
}

/** What the form asks for an approved suggestion that becomes a destination. */
export const CONVERSION_FIELDS = {
  name: PLACE_FIELDS.name,
  description: PLACE_FIELDS.description,
  postcode: PLACE_FIELDS.postcode,
  latitude: PLACE_FIELDS.latitude,
  longitude: PLACE_FIELDS.longitude,
  region: { ...PLACE_FIELDS.region, isRequired: true },
  imageUrl: PLACE_FIELDS.imageUrl,
  featured: PLACE_FIELDS.featured,
  specialOffer: PLACE_FIELDS.specialOffer,
  partnershipCode: PLACE_FIELDS.partnershipCode,
} as const satisfies Fields;

export type DestinationContent = EntityOf<typeof DESTINATION_FIELDS>;
export type DestinationPatch = PatchOf<typeof DESTINATION_FIELDS>;
export type DestinationDetails = EntityOf<typeof DETAILS_FIELDS>;

/** A place that a search can find: the public fields of a destination, without its lists. */
export type Place = Identity & PublicOf<typeof PLACE_FIELDS>;

export type Destination = Identity &
  DestinationContent & {
    /** Epoch milliseconds of the last change; the version that edits are checked against. */
    readonly updatedAt: number;
  };
