import { ACTIVITY_FACTS } from "./facts";
import type { EntityOf, Fields, PatchOf } from "./field";
import {
  AUDIENCE,
  DESCRIPTION,
  FEATURED,
  IMAGE,
  INTEREST_FIELDS,
  NAME,
  OFFER,
  OPEN,
  WEBSITE,
} from "./shared-fields";

/** `house` is a country house or a palace. `ruins` may be of any age, also stone circles. */
const ACTIVITY_KINDS = [
  "beach",
  "coast",
  "seafront",
  "pier",
  "harbour",
  "island",
  "garden",
  "park",
  "house",
  "house-and-garden",
  "castle",
  "castle-and-garden",
  "ruins",
  "church",
  "museum",
  "gallery",
  "theatre",
  "industry",
  "railway",
  "landmark",
  "town",
  "shopping",
  "wildlife",
  "zoo",
  "aquarium",
  "farm",
  "walk",
  "hill",
  "viewpoint",
  "wood",
  "gorge",
  "cave",
  "water",
  "boat",
  "pool",
  "sport",
  "theme-park",
  "distillery",
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

export const ACTIVITY_FIELDS = {
  name: NAME,
  description: { ...DESCRIPTION, isRequired: true },
  type: {
    kind: "choice",
    label: "Type",
    choices: ["attraction", "dining"],
    blank: "attraction",
    isAskedFor: true,
    ...OPEN,
  },
  kind: {
    kind: "choice",
    label: "What it is",
    title: "Kind",
    hint: "The filters for the seaside, gardens, museums and wildlife use it",
    choices: ACTIVITY_KINDS,
    ...OPEN,
  },
  websiteUrl: WEBSITE,
  imageUrl: IMAGE,
  ...OFFER,
  featured: FEATURED,
  ...AUDIENCE,
  dogFriendly: {
    ...AUDIENCE.dogFriendly,
    follows: { fact: "dogs", yes: ["grounds", "inside"], no: ["no"] },
  },
  accessible: { ...AUDIENCE.accessible, follows: { fact: "access", yes: ["full"], no: ["none-known"] } },
  ...INTEREST_FIELDS,
  indoor: { kind: "flag", label: "Indoor", group: "Interests", ...OPEN },
  ...ACTIVITY_FACTS,
} as const satisfies Fields;

export type Activity = EntityOf<typeof ACTIVITY_FIELDS>;
export type ActivityPatch = PatchOf<typeof ACTIVITY_FIELDS>;
