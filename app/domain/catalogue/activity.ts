import { ACTIVITY_FACTS } from "./facts";
import type { EntityOf, Fields, PatchOf } from "./field";
import {
  AUDIENCE,
  DESCRIPTION,
  FEATURED,
  IMAGE,
  INTERESTS,
  NAME,
  OFFER,
  OPEN,
  WEBSITE,
} from "./shared-fields";

/** A thing to do, or a place to eat, in the order of its form and of its file. */
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
  ...INTERESTS,
  /** Good in the rain. */
  indoor: { kind: "flag", label: "Indoor", group: "Interests", ...OPEN },
  ...ACTIVITY_FACTS,
} as const satisfies Fields;

export type Activity = EntityOf<typeof ACTIVITY_FIELDS>;
export type ActivityPatch = PatchOf<typeof ACTIVITY_FIELDS>;
