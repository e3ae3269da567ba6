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
  ...INTERESTS,
  /** Good in the rain. */
  indoor: { kind: "flag", label: "Indoor", group: "Interests", ...OPEN },
} as const satisfies Fields;

export type Activity = EntityOf<typeof ACTIVITY_FIELDS>;
export type ActivityPatch = PatchOf<typeof ACTIVITY_FIELDS>;
