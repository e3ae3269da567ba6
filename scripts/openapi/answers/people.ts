import * as z from "zod";
import { PREFERENCE_FLAGS } from "#app/domain/accounts/preferences";
import {
  SUGGESTION_FEATURE_NAMES,
  SUGGESTION_STATUSES,
  SUGGESTION_TYPES,
} from "#app/domain/suggestions/suggestion";
import { instant } from "./entity";

/* The answers of calls about users and their suggestions, and the refusal that any call may give. */

const id = z.int().positive();
const allOf = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, z.boolean()])) as Record<Name, z.ZodBoolean>;

/** The answer of a refused call: a sentence for people and, if there are any, the invalid fields. */
export const refusal = z.strictObject({
  message: z.string().min(1),
  errors: z.record(z.string(), z.string()).optional(),
});

export const user = z.strictObject({
  id,
  username: z.string(),
  email: z.string().nullable(),
  ...allOf(PREFERENCE_FLAGS),
  createdAt: instant,
  isAdmin: z.boolean(),
});

export const madeRecord = z.strictObject({ id });
export const savedFavorite = z.strictObject({ destinationId: id });

const text = z.string().nullable();
const suggestionFields = {
  id,
  userId: id.nullable(),
  type: z.enum(SUGGESTION_TYPES),
  status: z.enum(SUGGESTION_STATUSES),
  name: z.string(),
  description: z.string(),
  location: text,
  website: text,
  telephone: text,
  area: text,
  whyVisit: text,
  ...allOf(SUGGESTION_FEATURE_NAMES),
  isOwner: z.boolean(),
  offersDiscounts: z.boolean(),
  adminNotes: text,
  reviewedBy: id.nullable(),
  reviewedAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
};

export const suggestion = z.strictObject(suggestionFields);

export const submittedSuggestion = z.strictObject({
  ...suggestionFields,
  submitterName: text,
  features: z.array(z.string()),
});
