import * as z from "zod";
import type { FieldRule } from "#app/domain/field-rules";

/** Made on first use: few requests need it, but otherwise every isolate would make it at its start. */
export function ofRule<Value>(rule: FieldRule<Value>) {
  return z.lazy(() => {
    const blank = rule("");
    return z.string(blank.ok ? "This must be text" : blank.error).transform((typed, context) => {
      const read = rule(typed);
      if (read.ok) return read.value;
      context.addIssue({ code: "custom", message: read.error });
      // A check of several fields may need the typed text even if one is invalid.
      return typed as never;
    });
  });
}

type Schema<Value> = ReturnType<typeof ofRule<Value>>;
type OptionalSchema<Value> = ReturnType<typeof optional<Schema<Value>>>;
type ValueOf<Rule> = Rule extends FieldRule<infer Value> ? Value : never;

/** If a rule reads a blank as undefined, its field may be absent or null too. */
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

/** Absent, null or blank is undefined. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return z
    .preprocess(
      (value) => (value === null || (typeof value === "string" && value.trim() === "") ? undefined : value),
      schema.optional(),
    )
    .optional();
}

/** The first of each field, by its path, such as "activities.2.name". */
export function faultsByPath(error: z.core.$ZodError): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const { path, message } of error.issues) faults[path.map(String).join(".")] ??= message;
  return faults;
}
