import * as z from "zod";
import type { Field, Fields } from "#app/domain/catalogue/field";

/* The shapes of answers. The Worker does not check its own answers: the document at /api/openapi.json is
   made from these, and the tests check real answers against it. */

/** An instant as ISO 8601. */
export const instant = z.iso.datetime({ offset: true });

interface Wanted {
  /** What visitors see, or everything. */
  readonly seenBy: "everyone" | "admin";
  /** Whether a field without a value is null, or left out as in a destination's lists. */
  readonly absent: "null" | "left-out";
}

/**
 * Returns the answered fields of an entity, by its description; a fact that no one has checked is always
 * left out.
 */
export function answeredFields(fields: Fields, { seenBy, absent }: Wanted): Record<string, z.ZodType> {
  const seen = Object.entries(fields).filter(
    ([, field]) => seenBy === "admin" || field.seenBy === "everyone",
  );
  return Object.fromEntries(
    seen.map(([name, field]) => {
      const isAlwaysThere = field.isRequired === true || field.blank !== undefined;
      const value = answeredValue(field);
      if (isAlwaysThere) return [name, value];
      return [name, absent === "null" && !field.isFact ? value.nullable() : value.optional()];
    }),
  );
}

/** An entry of a list, by its description, without unknown fields. Visitors see all of it. */
const entries = new Map<Fields, z.ZodObject>();
export function answeredEntry(fields: Fields): z.ZodObject {
  const known =
    entries.get(fields) ?? z.strictObject(answeredFields(fields, { seenBy: "everyone", absent: "left-out" }));
  entries.set(fields, known);
  return known;
}

function answeredValue(field: Field): z.ZodType {
  switch (field.kind) {
    case "flag":
      return z.boolean();
    case "degrees":
      return z.number().min(field.min).max(field.max);
    case "wholeNumber":
      return z.int().min(field.min).max(field.max);
    case "choice":
      return z.enum(field.choices);
    case "list":
      return z.array(answeredEntry(field.of));
    default:
      return z.string();
  }
}
