import * as z from "zod";
import type { FieldRule } from "#app/domain/field-rules";

/**
 * Makes the schema of a field from its rule. The schema gives the value or the message of the rule. Anything
 * but text counts as blank. The schema is made on first use: few requests need it, but otherwise every
 * isolate would make it at its start.
 */
export function ofRule<Value>(rule: FieldRule<Value>) {
  return z.lazy(() => {
    const blank = rule("");
    return z.string(blank.ok ? "This must be text" : blank.error).transform((typed, context) => {
      const read = rule(typed);
      if (read.ok) return read.value;
      context.addIssue({ code: "custom", message: read.error });
      // Keeps the typed text. A check of several fields may need it even if one of them is invalid.
      return typed as never;
    });
  });
}

type Schema<Value> = ReturnType<typeof ofRule<Value>>;
type OptionalSchema<Value> = ReturnType<typeof optional<Schema<Value>>>;
type ValueOf<Rule> = Rule extends FieldRule<infer Value> ? Value : never;

/**
 * Makes the schemas of several fields from their rules. If a rule reads a blank as undefined, its field may
 * be absent or null too.
 */
export function ofRules<Rules extends Readonly<Record<string, FieldRule>>>(rules: Rules) {
  const schemas = Object.entries(rules).map(([name, rule]) => {
    const blank = rule("");
    return [name, blank.ok && blank.value === undefined ? optional(ofRule(rule)) : ofRule(rule)] as const;
  });
  return Object.fromEntries(schemas) as unknown as {
    [Name in keyof Rules]: undefined extends ValueOf<Rules[Name]>
      ? OptionalSchema<ValueOf<Rules[Name]>>
      : Schema<ValueOf<Rules[Name]>>;
  };
}

/** Lets a field be absent, null or blank. Its value is then undefined. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return z
    .preprocess(
      (value) => (value === null || (typeof value === "string" && value.trim() === "") ? undefined : value),
      schema.optional(),
    )
    .optional();
}

/** Returns the first fault of each faulty field, by the path of the field, such as "activities.2.name". */
export function faultsByPath(error: z.core.$ZodError): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const { path, message } of error.issues) faults[path.map(String).join(".")] ??= message;
  return faults;
}
