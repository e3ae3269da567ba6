import * as z from "zod";
import type { Field, Fields } from "#app/domain/catalogue/field";

/*
 * The shapes of answers. The Worker does not check its own answers. The document at /api/openapi.json is made
 * from these shapes, and tests compare real answers with them.
 */

/** An instant in ISO 8601. */
export const instant = z.iso.datetime({ offset: true });

interface Wanted {
  /** Which fields the answer has: those that visitors see, or all. */
  readonly seenBy: "everyone" | "admin";
  /** Whether a field without a value is null in the answer, or left out. */
  readonly absent: "null" | "left-out";
}

/**
 * Returns the fields of an entity that an answer has, made from the entity's description. An unchecked fact is
 * always left out.
 */
export function answeredFields(fields: Fields, { seenBy, absent }: Wanted): Record<string, z.ZodType> {
  const visibleFields = Object.entries(fields).filter(
    ([, field]) => seenBy === "admin" || field.seenBy === "everyone",
  );
  return Object.fromEntries(
    visibleFields.map(([name, field]) => {
      const isAlwaysThere = field.isRequired === true || field.blank !== undefined;
      const value = answeredValue(field);
      if (isAlwaysThere) return [name, value];
      return [name, absent === "null" && !field.isFact ? value.nullable() : value.optional()];
    }),
  );
}

/**
 * Caches the shapes of list entries by their descriptions. An entry has no unknown fields, and visitors see
 * all of it.
 */
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
