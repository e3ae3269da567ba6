import { isCalendarDate } from "#app/domain/calendar/calendar-day";
import {
  type FieldRule,
  type FieldRules,
  choiceRule,
  imageAddressRule,
  lineRule,
  optionalRule,
  postcodeRule,
  textRule,
  webAddressRule,
} from "#app/domain/field-rules";
import { type Result, fail, ok } from "#app/domain/result";
import type { Field, Fields, NumberField } from "./field";
import { parseHook, spelledHook } from "./hook";
import { parseMonths, parseWeekdays } from "./runs";

export type TypedField = Exclude<Field, { kind: "flag" | "list" }>;

const DECIMAL = /^-?\d{1,4}(\.\d{1,15})?$/;

export function ruleOf(field: TypedField): FieldRule<string | number> {
  const { kind, label, title = label } = field;
  switch (kind) {
    case "line":
      return lineRule(title, field.maxLength);
    case "text":
      return textRule(title, field.maxLength);
    case "postcode":
      return postcodeRule;
    case "webAddress":
      return webAddressRule(title);
    case "imageAddress":
      return imageAddressRule(title);
    case "choice":
      return choiceRule(field.choices, `${title} must be ${oneOf(field.choices)}`);
    case "degrees":
    case "wholeNumber":
      return (typed) => readNumber(field, numberIn(field, typed));
    case "months":
      return (typed) => {
        const months = parseMonths(typed);
        return months === null ? fail(`${title} must be months, such as Apr-Oct, or all year`) : ok(months);
      };
    case "weekdays":
      return (typed) => {
        const weekdays = parseWeekdays(typed);
        return weekdays === null ? fail(`${title} must be days, such as Wed-Sun`) : ok(weekdays);
      };
    case "hook":
      return (typed) => {
        const nouns = parseHook(typed);
        return nouns === null
          ? fail(`${title} must be up to three nouns in 30 characters, such as Pier = West Pier; beach`)
          : ok(spelledHook(nouns));
      };
    case "date":
      return (typed) => {
        const date = typed.trim();
        return date.startsWith("20") && isCalendarDate(date)
          ? ok(date)
          : fail(`${title} must be a day, such as 2026-11-21`);
      };
  }
}

/** NaN if none. Of a pasted pair of coordinates the field's own: maps write the latitude first. */
function numberIn(field: NumberField, typed: string): number {
  const text = typed
    .normalize("NFKC")
    .replaceAll(/[\u2010-\u2015\u2212]/g, "-")
    .replaceAll(/[\s()\u00b0]/g, " ")
    .trim();
  const pair = /^(\S+?)(?:\s*[,;]\s+|\s+|(?<=\.\d+),(?=-?\d+\.))(\S+)$/.exec(text);
  const [, first, second] = field.kind === "degrees" && pair ? pair : [null, text, text];
  const isSecond = field.kind === "degrees" && field.swappedMin > field.min;
  const number = ((isSecond ? second : first) ?? "").replace(",", ".");
  return DECIMAL.test(number) ? Number(number) : NaN;
}

/** If the number looks like the other coordinate, the message asks whether the two are swapped. */
export function readNumber(field: NumberField, value: number): Result<number, string> {
  const { label, min, max } = field;
  if (value >= min && value <= max && (field.kind === "degrees" || Number.isInteger(value))) return ok(value);
  if (field.kind === "wholeNumber") return fail(`${label} must be a whole number from ${min} to ${max}`);
  const { example, swappedMin, swappedMax } = field;
  return value >= swappedMin && value <= swappedMax
    ? fail(`${label} is outside the United Kingdom: are latitude and longitude swapped?`)
    : fail(`${label} must be a number from ${min} to ${max}, such as ${example}`);
}

/** A blank is wrong only if the field is required. */
export function formRules(fields: Fields): FieldRules {
  const typed = Object.entries(fields).filter((entry): entry is [string, TypedField] => isTyped(entry[1]));
  return Object.fromEntries(
    typed.map(([name, field]) => [name, field.isRequired ? ruleOf(field) : optionalRule(ruleOf(field))]),
  );
}

export function isTyped(field: Field): field is TypedField {
  return field.kind !== "flag" && field.kind !== "list";
}

function oneOf(choices: readonly string[]): string {
  return choices.length === 2 ? choices.join(" or ") : `one of: ${choices.join(", ")}`;
}
