import { ACTIVITY_FIELDS } from "./activity";
import { CAMPSITE_FIELDS } from "./campsite";
import type { EntityOf, Fields, PatchOf, PublicOf } from "./field";
import { PLACE_FACTS } from "./facts";
import { HOTEL_FIELDS } from "./hotel";
import { DESCRIPTION, FEATURED, IMAGE, LATITUDE, LONGITUDE, NAME, OFFER, OPEN } from "./shared-fields";
import { kindDrawingUrl } from "./scene";

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

export const LIST_FIELDS = {
  activities: { kind: "list", label: "Activities", of: ACTIVITY_FIELDS, blank: [], ...OPEN },
  hotels: { kind: "list", label: "Hotels", of: HOTEL_FIELDS, blank: [], ...OPEN },
  campsites: { kind: "list", label: "Campsites", of: CAMPSITE_FIELDS, blank: [], ...OPEN },
} as const satisfies Fields;

export const PLACE_FIELDS = {
  name: NAME,
  postcode: { kind: "postcode", label: "Postcode", isRequired: true, ...OPEN },
  latitude: { ...LATITUDE, isRequired: true },
  longitude: { ...LONGITUDE, isRequired: true },
  region: { kind: "line", label: "Region", maxLength: 120, proposals: REGIONS, blank: "", ...OPEN },
  /** A file omits the address if the picture is the destination's own drawing. */
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

/** What people go there for, in a few nouns. Pages leave out what is shut that day. */
const HOOK = {
  kind: "hook",
  label: "Hook",
  hint: "Up to three nouns in 30 characters, each with its thing to do: Pier = West Pier; beach",
  isFact: true,
  ...OPEN,
} as const;

export function withKindPicture<Typed extends Readonly<Partial<Record<string, string>>>>(typed: Typed) {
  const { imageUrl = "", kind } = typed;
  return imageUrl.trim() === ""
    ? { ...typed, imageUrl: kindDrawingUrl(kind || PLACE_FIELDS.kind.blank) }
    : typed;
}

export const DETAILS_FIELDS = { hook: HOOK, ...PLACE_FACTS, ...LIST_FIELDS } as const satisfies Fields;

export const DESTINATION_FIELDS = { ...PLACE_FIELDS, ...DETAILS_FIELDS } as const satisfies Fields;

interface Identity {
  readonly id: number;
  /** Lower-case words joined by dashes. Never changes, since addresses and pictures' names contain it. */
  readonly slug: string;
}

const { name, description, ...others } = PLACE_FIELDS;

export const CONVERSION_FIELDS = {
  name,
  description,
  ...others,
  region: { ...others.region, isRequired: true },
} as const satisfies Fields;

export type DestinationContent = EntityOf<typeof DESTINATION_FIELDS>;
export type DestinationPatch = PatchOf<typeof DESTINATION_FIELDS>;
export type DestinationDetails = EntityOf<typeof DETAILS_FIELDS>;

/** A place that a search can find: the public fields, without the lists. */
export type Place = Identity & PublicOf<typeof PLACE_FIELDS>;

export type Destination = Identity &
  DestinationContent & {
    /** The version, in epoch milliseconds. An edit that is based on an earlier one is refused. */
    readonly updatedAt: number;
  };
