import * as z from "zod";
import type { Field, Fields, NumberField, PatchOf } from "#app/domain/catalogue/field";
import { type TypedField, readNumber, ruleOf } from "#app/domain/catalogue/field-rule";
import { newEntity } from "#app/domain/catalogue/drafts/draft";
import { MAX_LIST_LENGTH } from "#app/domain/catalogue/edit";
import { ofRule, optional } from "./of-rule";

type DraftShape<F> = {
  [Name in keyof PatchOf<F>]-?: undefined extends PatchOf<F>[Name]
    ? z.ZodOptional<z.ZodType<Exclude<PatchOf<F>[Name], undefined>>>
    : z.ZodType<PatchOf<F>[Name]>;
};

/** A missing field stays as it is, and is blank in a new entity. Null or an empty text clears it. */
export function draftSchema<const F extends Fields>(fields: F): z.ZodObject<DraftShape<F>> {
  return z.object(
    draftShape(fields, (field) => draftValue(field)),
    "This must be an object with its fields",
  ) as unknown as z.ZodObject<DraftShape<F>>;
}

/** On first use: few requests need these schemas, but they would be two thirds of the Worker's start. */
function draftShape(fields: Fields, valueOf: (field: Field) => z.ZodType): Record<string, z.ZodType> {
  const shape = {};
  for (const [name, field] of Object.entries(fields)) {
    let schema: z.ZodType | undefined;
    Object.defineProperty(shape, name, { enumerable: true, get: () => (schema ??= valueOf(field)) });
  }
  return shape;
}

function draftValue(field: Field): z.ZodType {
  const { kind, label, title = label } = field;
  if (kind === "flag") return z.boolean(`${title} must be true or false`).optional();
  if (kind === "list") {
    const entry = z
      .object(draftShape(field.of, listedValue), `${label}: each entry must be an object with its fields`)
      .transform((patch) => newEntity(field.of, patch as PatchOf<Fields>));
    return z
      .array(entry, `${label} must be a list`)
      .max(MAX_LIST_LENGTH, `${label}: at most ${MAX_LIST_LENGTH} entries`)
      .optional();
  }
  return field.isRequired ? fieldSchema(field) : optional(fieldSchema(field));
}

/** A field that forms require may be blank if entries from outside services often lack it. */
function listedValue(field: Field): z.ZodType {
  if (!field.isBlankInLists) return draftValue(field);
  // A union's own error does not help.
  const error = ({ errors }: z.core.$ZodRawIssue) => (errors as z.core.$ZodIssue[][]).at(-1)?.[0]?.message;
  return z.union([z.literal(""), draftValue(field)], { error });
}

/** A number may come as text, since forms send only text. */
export function fieldSchema(field: TypedField): z.ZodType<string | number> {
  if (!isNumber(field)) return ofRule(ruleOf(field));
  const [rule, blank] = [ruleOf(field), readNumber(field, NaN)];
  return z.union([z.string(), z.number()], blank.ok ? "" : blank.error).transform((input, context) => {
    const read = typeof input === "number" ? readNumber(field, input) : rule(input);
    if (read.ok) return read.value;
    context.addIssue({ code: "custom", message: read.error });
    return z.NEVER;
  });
}

export function isNumber(field: Field): field is NumberField {
  return field.kind === "degrees" || field.kind === "wholeNumber";
}
