import * as z from "zod";
import type { FieldRule } from "#app/domain/field-rules";

/**
 * The schema of a field that a rule reads: the rule's value, or its words; anything but text counts as blank. Lazy, as is
 * all that few visits come to: each start of an isolate would make it, and most need none of it.
 */
export function ofRule<Value>(rule: FieldRule<Value>) {
  return z.lazy(() => {
    const blank = rule("");
    return z.string(blank.ok ? "This must be text" : blank.error).transform((typed, context) => {
      const read = rule(typed);
      if (read.ok) return read.value;
      context.addIssue({ code: "custom", message: read.error });
      // What was typed stays, for a check of several fields that runs whatever is wrong with one of them.
      return typed as never;
    });
  });
}

type Schema<Value> = ReturnType<typeof ofRule<Value>>;
type OptionalSchema<Value> = ReturnType<typeof optional<Schema<Value>>>;
type ValueOf<Rule> = Rule extends FieldRule<infer Value> ? Value : never;

/** The same for each of some rules; a field whose rule reads a blank as undefined may be absent or null too. */
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

/** Lets a field be absent, or cleared by null or blanks: it is then there and undefined. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return z
    .preprocess(
      (given) => (given === null || (typeof given === "string" && given.trim() === "") ? undefined : given),
      schema.optional(),
    )
    .optional();
}

/** Each faulty field by its path, such as "activities.2.name", with the first thing that is wrong with it. */
export function faultsByPath(error: z.core.$ZodError): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const { path, message } of error.issues) faults[path.map(String).join(".")] ??= message;
  return faults;
}
