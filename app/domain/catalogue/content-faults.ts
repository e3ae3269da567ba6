import type { LondonDate } from "#app/domain/calendar/clock";
import type { Fields } from "./field";

/** By the path of the field, such as "activities.2.longitude". */
export type ContentFaults = Readonly<Record<string, string>>;

/** Faults between fields that are valid one by one, such as a latitude without a longitude. */
export function contentFaults(fields: Fields, entity: object, today: LondonDate): ContentFaults {
  const values = entity as Readonly<Record<string, unknown>>;
  const faults: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    const { kind, label, title = label } = field;
    const value = values[name];
    if (kind === "list") {
      for (const [index, entry] of ((value ?? []) as readonly object[]).entries()) {
        for (const [path, message] of Object.entries(contentFaults(field.of, entry, today))) {
          faults[`${name}.${index}.${path}`] = message;
        }
      }
    } else if (kind === "degrees") {
      const other = field.pairedWith;
      if (value === undefined && other !== undefined && values[other] !== undefined) {
        faults[name] = `${title} is missing: a position needs both, or neither`;
      }
    } else if (kind === "date" && !field.mayBeAhead && typeof value === "string" && value > today) {
      faults[name] = `${title} can't be in the future`;
    } else if (kind === "date" && field.after && isNotAfter(value, values[field.after])) {
      faults[name] = `${title} must be later than ${fields[field.after]?.label}`;
    } else if (kind === "date" && value !== undefined && field.needs && values[field.needs] === undefined) {
      faults[field.needs] = `${fields[field.needs]?.label} is missing: a day alone says nothing`;
    }
  }
  return faults;
}

const isNotAfter = (day: unknown, earlier: unknown): boolean =>
  typeof day === "string" && typeof earlier === "string" && day <= earlier;
